#include "sabot/cli/law_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sabot/base/text.hpp"
#include "sabot/cli/law_selection.hpp"
#include "sabot/cli/rule_places.hpp"
#include "sabot/cli/wrapping.hpp"
#include "sabot/law/ruleset.hpp"

namespace sabot::cli {
namespace {

std::string_view short_provenance(const Common& common, law::Provenance provenance) {
  switch (provenance) {
    case law::Provenance::article: return common.say("artículo", "article");
    case law::Provenance::interpretation: return common.say("interpretación", "interpretation");
    case law::Provenance::setting: break;
  }
  return common.say("ajuste", "setting");
}

std::string long_provenance(const Common& common, const law::Row& row) {
  switch (law::provenance_of(row)) {
    case law::Provenance::article:
      return fmt::format("{} {}", common.say("artículo de", "an article of"),
                         law::name(row.regulation));
    case law::Provenance::interpretation:
      return std::string(common.say("una interpretación nuestra de lo que los textos dejan abierto",
                                    "our interpretation of what the texts leave open"));
    case law::Provenance::setting: break;
  }
  return std::string(common.say("un ajuste del casino", "an operator's setting"));
}

std::string_view who_sees_to_it(const Common& common, law::Testable testable) {
  switch (testable) {
    case law::Testable::engine:
      return common.say("la hace cumplir el programa", "the program enforces it");
    case law::Testable::operator_config:
      return common.say("lo fija el casino", "the operator sets it");
    case law::Testable::human_only: break;
  }
  return common.say("solo pueden verlo las personas", "only people can see to it");
}

std::string ids_of(std::span<const std::uint16_t> numbers) {
  std::string ids;
  for (const auto number : numbers)
    (ids += ids.empty() ? "" : ", ") += law::id(law::Citation{number});
  return ids;
}

// Labelled lines, the labels in a column of their own.
class Page {
 public:
  explicit Page(const Common& common) : common_(common), width_(terminal_width()) {}

  void add(std::string_view es, std::string_view en, std::string_view value) {
    if (value.empty()) return;
    constexpr std::size_t column = 20;
    const auto label = common_.say(es, en);
    text += "  " + tinted(Tone::dim, label) +
            std::string(column - 2 - count_characters(label), ' ') +
            wrapped(value, column, width_) + '\n';
  }

  std::string text;

 private:
  const Common& common_;
  std::optional<std::size_t> width_;
};

// "H: es79.07.VI.2-c, as11.pyb.A2-c": how much depends on it, and which rules it bears on.
void add_place(Page& page, const Common& common, std::string_view place) {
  const auto meaning = place.starts_with('H')
                           ? common.say("dinero o quién puede actuar", "money, or who may act")
                       : place.starts_with('M') ? common.say("un procedimiento", "a procedure")
                                                : common.say("la redacción", "wording");
  page.add("importancia", "severity", fmt::format("{} ({})", place.substr(0, 1), meaning));
  if (const auto rows = place.find(": "); rows != place.npos)
    page.add("afecta a", "bears on", place.substr(rows + 2));
}

// A few of the links, and how many more there are: --json has them all.
std::string few_of(const Common& common, const std::vector<std::string_view>& links) {
  constexpr std::size_t most = 10;
  auto text = fmt::format(
      "{}",
      fmt::join(links.begin(),
                links.begin() + static_cast<std::ptrdiff_t>(std::min(most, links.size())), " "));
  if (links.size() > most)
    text +=
        fmt::format(" {} {} (--json)", common.say("y otros", "and a further"), links.size() - most);
  return text;
}

void add_lives(Page& page, const Common& common, const Lives& lives, bool parallel) {
  const auto said = [&](const std::vector<std::string_view>& links) {
    if (links.empty()) return std::string();
    return (parallel ? fmt::format("({}) ", lives.id) : "") + few_of(common, links);
  };
  page.add("en el código", "in the code", said(lives.code));
  page.add("la prueban", "proven by", said(lives.rounds));
}

}  // namespace

std::string row_line(const Common& common, const law::Row& row) {
  constexpr std::size_t provenance_column = 20;
  constexpr std::size_t text_column = provenance_column + 15;
  const auto provenance = short_provenance(common, law::provenance_of(row));
  std::string head(row.id);
  head.resize(std::max(head.size() + 1, provenance_column), ' ');
  const auto blanks =
      std::string(text_column - provenance_column - count_characters(provenance), ' ');
  const auto article = row.article.empty() ? std::string() : fmt::format("{}: ", row.article);
  return tinted(Tone::strong, head) + tinted(Tone::dim, provenance) + blanks +
         wrapped(article + std::string(row.text(common.lang())), text_column, terminal_width()) +
         '\n';
}

std::string row_page(const Common& common, const law::Row& row) {
  const bool is_article = law::provenance_of(row) == law::Provenance::article;
  const bool is_reading = law::provenance_of(row) == law::Provenance::interpretation;
  Page page(common);
  page.text = tinted(Tone::strong, row.id) + '\n';
  page.add("procedencia", "provenance", long_provenance(common, row));
  page.add("juego", "game", row.game);
  if (is_reading)
    add_place(page, common, row.article);
  else
    page.add("artículo", "article", row.article);
  page.add(is_reading ? "problema" : "texto", is_reading ? "problem" : "text",
           row.text(common.lang()));
  page.add("nuestra lectura", "our reading", row.reason(common.lang()));
  if (is_article) page.add("clase", "kind", row.kind);
  if (!is_reading)
    page.add("quién la cumple", "enforced by",
             fmt::format("{} ({})", law::name(row.testable), who_sees_to_it(common, row.testable)));
  page.add("cuadro", "cuadro", row.table);
  if (const auto other = law::parallel_of(row)) page.add("paralela", "parallel", law::id(*other));
  page.add("interpretaciones", "interpretations", ids_of(row.interpretations));
  page.add("nota", "note", row.note);
  if (row.inferred)
    page.add("inferida", "inferred",
             common.say("va más allá de la letra del texto", "goes beyond the letter of the text"));
  page.add("fuente", "source", fmt::format("{}:{}", row.source_file, row.source_line));
  for (const auto& one : places_of(row)) add_lives(page, common, one, one.id != row.id);
  return std::move(page.text);
}

}  // namespace sabot::cli
