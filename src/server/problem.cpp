#include "sabot/server/problem.hpp"

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>

#include "sabot/base/forms.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/base/spanish.hpp"

namespace sabot::server {
namespace {

using enum Objection;

constexpr int refused_by_the_rules = 422;
constexpr int disk_is_full = 507;

struct Saying {
  Objection what;
  int status;
  std::string_view es;
  std::string_view en;
};

constexpr std::array all{
    Saying{malformed, 400, "No se entiende la petición. Corríjala y repítala.",
           "The request cannot be understood. Correct it and send it again."},
    Saying{not_found, 404, "No existe. Compruebe el nombre o la dirección.",
           "Not found. Check the name or the address."},
    Saying{method_not_allowed, 405, "Aquí no se admite ese método. Use uno de los indicados.",
           "This method is not allowed here. Use one of those listed."},
    Saying{too_large, 413, "La petición es demasiado grande. Acórtela.",
           "The request is too large. Shorten it."},
    Saying{not_signed_in, 401, "Hay que entrar antes: con un nombre o con su cuenta.",
           "Come in first: with a name, or with your account."},
    Saying{wrong_password, 401, "El nombre o la contraseña no son correctos. Inténtelo de nuevo.",
           "The name or the password is wrong. Try again."},
    Saying{forbidden, 403, "Eso corresponde a otro cargo. Pídalo a quien lo tenga.",
           "That is for another role. Ask somebody who holds it."},
    Saying{wrong_origin, 403, "La petición viene de otra página. Hágala desde la de la casa.",
           "The request comes from another site. Make it from the house's own."},
    Saying{name_taken, 409, "Ese nombre ya tiene dueño. Elija otro.",
           "Somebody has that name already. Choose another."},
    Saying{name_unfit, 422,
           "Ese nombre no vale. Use de 1 a 16 letras minúsculas sin acento, cifras o guiones, "
           "empezando por letra, y ninguno de los reservados a la casa.",
           "That name cannot be used. Take 1 to 16 lower-case letters without accents, digits or "
           "hyphens, beginning with a letter, and none that is reserved for the house."},
    Saying{password_unfit, 422,
           "Esa contraseña no vale. Use de 8 a 128 letras o signos, y que no sea su nombre ni una "
           "de las más corrientes.",
           "That password cannot be used. Take 8 to 128 characters, and neither your name nor one "
           "of the commonest passwords."},
    Saying{unknown_role, 422, "No existe ese cargo. Elija uno que exista.",
           "There is no such role. Choose one that exists."},
    Saying{too_many_requests, 429, "Demasiadas peticiones. Espere un poco y repítala.",
           "Too many requests. Wait a little and send it again."},
    Saying{key_reused, 409, "Esa clave ya se usó para otra orden. Use una nueva para cada orden.",
           "This key has been used for another command. Use a new one for each command."},
    Saying{table_stopped, 503,
           "La mesa está parada: no se pudo guardar su último asiento. Avise a la dirección.",
           "The table is stopped: its last record could not be stored. Tell the management."},
    Saying{table_closed, 409, "La mesa está cerrada. Elija otra.",
           "The table is closed. Choose another."},
    Saying{shutting_down, 503, "El servidor se está cerrando. Vuelva dentro de un momento.",
           "The server is shutting down. Come back in a moment."},
    Saying{overloaded, 503, "Hay demasiado por atender. Repítalo dentro de un momento.",
           "Too much is waiting. Try again in a moment."},
    Saying{cannot_store, 503, "No se pudo guardar, y no ha tenido efecto. Avise a la dirección.",
           "It could not be stored, and has had no effect. Tell the management."},
    Saying{not_offered, 403, "Esta mesa no lo ofrece. Elija una que sí.",
           "This table does not offer it. Choose one that does."},
    Saying{unfit, 422, "La petición se contradice, o contradice lo que la casa dispone. Cámbiela.",
           "The request contradicts itself or what the house has laid down. Change it."},
    Saying{no_room, 507, "No queda sitio para otra mesa. Cierre una de las suyas o avise.",
           "There is no room for another table. Close one of yours, or tell the management."},
    Saying{too_little_money, 422, "No tiene tanto. Compre por menos, o hable con la caja.",
           "You do not have that much. Buy for less, or see the cashier."},
    Saying{barred, 403, "La dirección de esta mesa no le admite. Elija otra.",
           "This table's director has barred you from it. Choose another."},
    Saying{seats_kept, 403, "En esta mesa las plazas son para invitados. Pida que le inviten.",
           "The seats at this table are kept for friends. Ask its director to invite you."},
};

const Saying& saying(Objection objection) {
  for (const auto& one : all)
    if (one.what == objection) return one;
  require(false, "problem: an objection without words");
  return all.front();
}

Problem of_rules(const rules::Refusal& refusal) {
  return {refused_by_the_rules,
          to_text(refusal.code),
          std::string(rules::advice(refusal.code, law::Language::en)),
          std::string(rules::advice(refusal.code, law::Language::es)),
          {},
          refusal.by};
}

Problem of_journal(const table::JournalError& error) {
  using enum table::JournalTrouble;
  switch (error.what) {
    case too_long: return problem(too_large);
    case ended: return problem(table_closed);
    case cannot_write:
    case cannot_sync:
    case closed: return problem(table_stopped);
    default: return problem(cannot_store);
  }
}

}  // namespace

Problem problem(Objection objection, std::string about) {
  const auto& one = saying(objection);
  return {one.status,          to_text(objection), std::string(one.en),
          std::string(one.es), std::move(about),   {}};
}

Problem problem(const table::Failure& failure) {
  if (const auto* notation = std::get_if<NotationError>(&failure))
    return problem(malformed, fmt::format("{}: {}", notation->column, notation->what));
  if (const auto* json = std::get_if<JsonError>(&failure))
    return problem(malformed,
                   json->path.empty() ? json->what : fmt::format("{}: {}", json->path, json->what));
  if (const auto* refusal = std::get_if<rules::Refusal>(&failure)) return of_rules(*refusal);
  return of_journal(std::get<table::JournalError>(failure));
}

// The store's own words stay in the house: they name files and what is in them.
Problem problem(const store::StoreError& error) {
  using enum store::StoreTrouble;
  switch (error.what) {
    case table_unknown:
    case person_unknown: return problem(not_found, error.reason);
    case table_exists:
    case person_exists: return problem(name_taken, error.reason);
    case too_long: return problem(too_large);
    case already_answered: return problem(key_reused);
    case not_json: return problem(malformed);
    case queue_full: return problem(overloaded);
    case stopped: return problem(table_stopped);
    case disk_full: {
      auto full = problem(cannot_store);
      full.status = disk_is_full;
      return full;
    }
    default: return problem(cannot_store);
  }
}

boost::json::object to_json(const Problem& problem, law::Language language) {
  const bool es = language == law::Language::es;
  const auto& text = es ? problem.es : problem.en;
  const auto about = es ? spanish(problem.about) : problem.about;
  boost::json::array articles;
  for (const auto one : problem.by) articles.emplace_back(law::id(one));
  boost::json::object json{{"type", "/problems/" + problem.code},
                           {"title", text},
                           {"status", problem.status},
                           {"detail", about.empty() ? text : fmt::format("{} ({})", text, about)},
                           {"code", problem.code},
                           {"articles", std::move(articles)}};
  if (!about.empty()) json.emplace("about", about);
  return json;
}

}  // namespace sabot::server
