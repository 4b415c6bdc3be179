#include "sabot/law/row_json.hpp"

#include <boost/json/array.hpp>

#include "sabot/law/ruleset.hpp"

namespace sabot::law {

Provenance provenance_of(const Row& row) { return find(row.id)->provenance(); }

std::optional<Citation> parallel_of(const Row& row) {
  return row.parallel == Row{}.parallel ? std::nullopt : std::optional(Citation{row.parallel});
}

std::string_view name(Testable testable) {
  switch (testable) {
    case Testable::engine: return "engine";
    case Testable::operator_config: return "operator-config";
    case Testable::human_only: break;
  }
  return "human-only";
}

boost::json::object row_json(const Row& row) {
  constexpr std::string_view classes[] = {"article", "interpretation", "setting"};
  boost::json::object json{{"id", row.id},
                           {"provenance", classes[static_cast<std::size_t>(provenance_of(row))]},
                           {"regulation", nullptr},
                           {"game", row.game},
                           {"article", row.article},
                           {"kind", row.kind},
                           {"testable", name(row.testable)},
                           {"text", {{"es", row.es}, {"en", row.en}}},
                           {"source", {{"file", row.source_file}, {"line", row.source_line}}}};
  if (row.regulation != Regulation::none) json["regulation"] = name(row.regulation);
  if (!row.reason_es.empty()) json["reason"] = {{"es", row.reason_es}, {"en", row.reason_en}};
  if (!row.note.empty()) json["note"] = row.note;
  if (!row.table.empty()) json["cuadro"] = row.table;
  if (row.inferred) json["inferred"] = true;
  if (const auto other = parallel_of(row)) json["parallel"] = id(*other);
  boost::json::array bearing;
  for (const auto number : row.interpretations) bearing.emplace_back(id(Citation{number}));
  if (!bearing.empty()) json["interpretations"] = std::move(bearing);
  return json;
}

}  // namespace sabot::law
