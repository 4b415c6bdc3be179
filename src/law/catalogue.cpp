#include "sabot/law/catalogue.hpp"

#include "sabot/law/ids.gen.hpp"

namespace sabot::law {
namespace {

constexpr std::uint16_t no_parallel = 0xffff;

// The rows of the citation's class, and its place among them.
struct Place {
  std::span<const Row> rows;
  std::size_t index = 0;
};

// Each regulation has a range of numbers of its own; its rows stand together.
Place article_place(std::uint16_t number) {
  const auto regulation = number / generated::numbers_per_regulation;
  const auto first = generated::article_starts[regulation];
  const auto count = generated::article_starts[regulation + 1] - first;
  return {articles().subspan(first, static_cast<std::size_t>(count)),
          static_cast<std::size_t>(number % generated::numbers_per_regulation)};
}

Place place(Citation citation) {
  const std::size_t number = citation.number;
  switch (citation.provenance()) {
    case Provenance::article: return article_place(citation.number);
    case Provenance::interpretation:
      return {interpretations(), number - Citation::first_interpretation};
    case Provenance::setting: break;
  }
  return {settings(), number - Citation::first_setting};
}

}  // namespace

const Row& row(Citation citation) {
  const auto [rows, index] = place(citation);
  require(index < rows.size(), "catalogue: no row has this number");
  return rows[index];
}

std::string_view id(Citation citation) { return row(citation).id; }

std::optional<Citation> find(std::string_view id) {
  const auto number = generated::find(id);
  if (number < 0) return std::nullopt;
  return Citation{static_cast<std::uint16_t>(number)};
}

bool exists(Citation citation) {
  const auto [rows, index] = place(citation);
  return index < rows.size();
}

Citation in_force(Regulation regulation, Citation citation) {
  if (citation.provenance() != Provenance::article) return citation;
  // A regulation's own rows are known by their number alone: the usual case asks no further.
  const auto own = citation.number / generated::numbers_per_regulation;
  if (own == static_cast<int>(regulation)) return citation;
  const auto is_of_it = [&](std::uint16_t number) {
    return number != no_parallel && row(Citation{number}).regulation == regulation;
  };
  const auto& here = row(citation);
  if (is_of_it(here.parallel)) return Citation{here.parallel};
  if (is_of_it(here.told_in)) return Citation{here.told_in};
  const auto told_in = here.parallel == no_parallel ? no_parallel : row({here.parallel}).told_in;
  return is_of_it(told_in) ? Citation{told_in} : citation;
}

}  // namespace sabot::law
