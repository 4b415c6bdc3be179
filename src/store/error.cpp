#include "sabot/store/error.hpp"

#include <fmt/format.h>

#include <string_view>

#include "sabot/base/spanish.hpp"

namespace sabot::store {
namespace {

struct Saying {
  std::string_view es;
  std::string_view en;
};

Saying of_opening(StoreTrouble what) {
  switch (what) {
    case StoreTrouble::in_use:
      return {"otro proceso usa esta base de datos; ciérrelo o elija otro fichero",
              "another process uses this database; close it or choose another file"};
    case StoreTrouble::not_a_store:
      return {"el fichero no es una base de datos de Sabot; elija otro",
              "the file is not a database of Sabot; choose another"};
    case StoreTrouble::older:
      return {"la base de datos es de una versión anterior; ábrala antes para escribir",
              "the database is of an earlier version; open it for writing first"};
    case StoreTrouble::newer:
      return {"la base de datos es de una versión posterior del programa; actualícelo",
              "the database is of a later version of the program; update the program"};
    case StoreTrouble::damaged:
      return {"la base de datos está dañada; apártela y restaure una copia",
              "the database is damaged; put it aside and restore a backup"};
    default:
      return {"no se puede abrir la base de datos; compruebe su nombre y su carpeta",
              "the database cannot be opened; check its name and folder"};
  }
}

Saying of_one_write(StoreTrouble what) {
  switch (what) {
    case StoreTrouble::table_unknown: return {"no existe esa mesa", "there is no such table"};
    case StoreTrouble::table_exists:
      return {"ya existe una mesa con ese identificador", "there is a table of that id already"};
    case StoreTrouble::person_unknown: return {"no existe esa persona", "there is no such person"};
    case StoreTrouble::person_exists:
      return {"ese nombre ya tiene dueño; elija otro",
              "somebody has that name already; choose another"};
    case StoreTrouble::sequence_taken:
      return {"ese asiento ya está escrito; vuelva a leer la mesa",
              "that record is written already; read the table again"};
    case StoreTrouble::does_not_follow:
      return {"el asiento no sigue al último de la mesa; vuelva a leerla",
              "the record does not follow the table's last; read the table again"};
    case StoreTrouble::too_long: return {"el asiento es demasiado largo", "the record is too long"};
    case StoreTrouble::posting_refused:
      return {"el libro no admite un apunte del asiento",
              "the ledger refuses the record's posting"};
    case StoreTrouble::already_answered:
      return {"esa orden ya tiene respuesta; léala", "that command has its answer; read it"};
    case StoreTrouble::schema_refused:
      return {"la base de datos no admite un valor", "the database does not admit a value"};
    case StoreTrouble::not_json: return {"el texto no es JSON", "the text is not JSON"};
    default:
      return {"hay demasiado por escribir; inténtelo más tarde",
              "too much is waiting to be written; try again later"};
  }
}

Saying of_medium(StoreTrouble what) {
  switch (what) {
    case StoreTrouble::busy:
      return {"otro programa retiene la base de datos; ciérrelo",
              "another program holds the database; close it"};
    case StoreTrouble::disk_full:
      return {"el disco está lleno; haga sitio y vuelva a abrir la base de datos",
              "the disk is full; make room and open the database again"};
    case StoreTrouble::cannot_write:
      return {"no se sabe si ha quedado escrito; vuelva a abrir la base de datos",
              "whether it was written is not known; open the database again"};
    case StoreTrouble::stopped:
      return {"un fallo anterior ha parado la mesa; vuelva a abrir la base de datos",
              "an earlier failure has stopped the table; open the database again"};
    default: return {"no se puede leer la base de datos", "the database cannot be read"};
  }
}

Saying of_copying(StoreTrouble what) {
  switch (what) {
    case StoreTrouble::file_exists:
      return {"el fichero ya existe; elija otro nombre", "the file exists; choose another name"};
    default:
      return {"se perdería lo que la copia no tiene; aparte antes el fichero",
              "what the backup does not have would be lost; put the file aside first"};
  }
}

Saying saying(StoreTrouble what) {
  if (what <= StoreTrouble::damaged) return of_opening(what);
  if (what <= StoreTrouble::queue_full) return of_one_write(what);
  if (what <= StoreTrouble::stopped) return of_medium(what);
  return of_copying(what);
}

}  // namespace

std::string describe(const StoreError& error, law::Language language) {
  const auto both = saying(error.what);
  const bool es = language == law::Language::es;
  const std::string what(es ? both.es : both.en);
  if (error.reason.empty()) return what;
  return fmt::format("{} ({})", what, es ? spanish(error.reason) : error.reason);
}

}  // namespace sabot::store
