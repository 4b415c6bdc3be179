#include "sabot/rules/punto_banca/rules.hpp"

#include <algorithm>
#include <map>

#include "sabot/base/text.hpp"

namespace sabot::punto_banca {
namespace {

// Reads parameters one after the other and keeps the first thing that is wrong.
class Reader {
 public:
  explicit Reader(const law::Ruleset& ruleset) : ruleset_(ruleset) {}

  bool has(std::string_view name) const { return ruleset_.find(name) != nullptr; }

  law::Cited<int> number(std::string_view name, int least, int greatest) {
    const auto value = get<std::int64_t>(name);
    if (value.value < least || value.value > greatest)
      fail(name, "should be from " + std::to_string(least) + " to " + std::to_string(greatest));
    return {static_cast<int>(value.value), value.by};
  }

  law::Cited<bool> flag(std::string_view name) { return get<bool>(name); }

  template <class T>
  law::Cited<T> text(std::string_view name) {
    const auto value = get<std::string>(name);
    const auto read = from_text<T>(value.value);
    if (!read) fail(name, "\"" + value.value + "\" is not a " + std::string(TextForm<T>::form()));
    return {read.value_or(T{}), value.by};
  }

  // One word out of a closed list, in the order of the enumeration.
  template <class E>
  law::Cited<E> word(std::string_view name, std::initializer_list<std::string_view> words) {
    const auto value = get<std::string>(name);
    const auto found = std::ranges::find(words, value.value);
    if (found == words.end()) {
      std::string all;
      for (const auto one : words) all += (all.empty() ? "" : ", ") + std::string(one);
      fail(name, "\"" + value.value + "\" should be one of: " + all);
      return {E{}, value.by};
    }
    return {static_cast<E>(found - words.begin()), value.by};
  }

  template <class T>
  law::Cited<T> get(std::string_view name) {
    const auto* parameter = ruleset_.find(name);
    if (parameter == nullptr) return fail(name, "is missing"), law::Cited<T>{};
    const auto* value = std::get_if<T>(&parameter->value);
    if (value == nullptr) return fail(name, "is of the wrong kind"), law::Cited<T>{};
    return {*value, parameter->by};
  }

  void fail(std::string_view name, const std::string& what) {
    if (!error_) error_ = law::RulesetError{std::string(name) + " " + what, 0, 0};
  }

  const std::optional<law::RulesetError>& error() const { return error_; }

 private:
  const law::Ruleset& ruleset_;
  std::optional<law::RulesetError> error_;
};

void read_table(Reader& read, Rules& rules) {
  rules.packs = read.number("packs", 1, 16);
  // A coup under way may need six more cards once the stop card shows.
  rules.cards_below_stop = read.number("cards-below-stop", 6, 30);
  rules.burn_of_figures = read.number("burn-of-figures", 0, 10);
  rules.turned_card_is_one_of_the_burned = read.flag("turned-card-is-one-of-the-burned");
  rules.stop_card_seen = read.word<StopCardSeen>("stop-card-seen", {"at-the-mouth", "when-drawn"});
  rules.seats = read.number("seats", 1, 30);
  rules.seat_13 = read.flag("seat-13");
  rules.standing = read.word<bool>("standing", {"if-allowed"}).by;
  rules.waiting_list = read.flag("waiting-list");
  rules.rotation = read.word<Rotation>("rotation", {"restarts", "continues"});
  rules.all_decline = read.word<AllDecline>("all-decline", {"croupier-deals", "wait"});
  rules.holder_must_bet =
      read.word<HolderBets>("holder-must-bet", {"no", "on-banca", "on-any-chance"});
  rules.equal_highest = read.word<EqualHighest>("equal-highest", {"nearest-right", "first-to-bet"});
  rules.staff = read.word<bool>("staff", {"croupiers"}).by;
  rules.chief = read.word<bool>("chief", {"rules-on-the-unforeseen"}).by;
}

void read_factors(Reader& read, Rules& rules) {
  const auto factors = read.get<std::vector<std::int64_t>>("factors");
  rules.factors.by = factors.by;
  for (const auto factor : factors.value) {
    if (factor < 1 || factor > 100'000) read.fail("factors", "should be from 1 to 100000");
    rules.factors.value.push_back(static_cast<int>(factor));
  }
  if (factors.value.empty()) read.fail("factors", "should name at least one");
}

void read_chances(Reader& read, Rules& rules) {
  const auto names = read.get<std::vector<std::string>>("chances");
  rules.chances.by = names.by;
  constexpr std::array<std::string_view, 3> known{"punto", "banca", "empate"};
  for (const auto& name : names.value) {
    const auto found = std::ranges::find(known, name);
    if (found == known.end()) {
      read.fail("chances", "\"" + name + "\" should be punto, banca or empate");
      return;
    }
    rules.chances.value.push_back(static_cast<Chance>(found - known.begin()));
  }
}

void read_currency(Reader& read, Rules& rules) {
  rules.currency = read.get<std::string>("currency");
  const auto& code = rules.currency.value;
  const bool good =
      code.size() == 3 && std::ranges::all_of(code, [](char c) { return c >= 'A' && c <= 'Z'; });
  if (!good) read.fail("currency", "should be three capital letters, as EUR");
}

void read_money(Reader& read, Rules& rules) {
  read_currency(read, rules);
  rules.authorised_minimum = read.text<Money>("authorised-minimum");
  if (rules.authorised_minimum.value <= Money{})
    read.fail("authorised-minimum", "should be more than nothing");
  read_factors(read, rules);
  read_chances(read, rules);
  rules.banker = read.word<bool>("banker", {"house"}).by;
  rules.punto_price = read.text<Ratio>("punto-price");
  rules.banca_price = read.text<Ratio>("banca-price");
  rules.deduction = read.text<Ratio>("deduction");
  if (rules.deduction.value.numerator > rules.deduction.value.denominator)
    read.fail("deduction", "should not be more than the whole bet");
  rules.rounding = read.word<Rounding>("rounding", {"down", "up"});
  if (read.has("tie-price")) rules.tie_price = read.text<Ratio>("tie-price");
  if (read.has("tie-cap")) rules.tie_cap = read.text<Ratio>("tie-cap");
  if (rules.offers(Chance::empate) && !(rules.tie_price && rules.tie_cap))
    read.fail("chances", "has empate, but this regulation prices no bet on the tie");
}

void read_drawing(Reader& read, Rules& rules) {
  const auto letters = read.get<std::string>("punto-draws");
  const auto draws = rules::draws_by_total(letters.value);
  if (!draws) read.fail("punto-draws", draws.error());
  if (draws) rules.punto_draws = {*draws, letters.by};
  if (letters.value.contains('O'))
    read.fail("punto-draws", "should have no O: the punto's hand is not free here");
  const auto rows = read.get<std::vector<std::string>>("cuadro");
  const auto cuadro = rules::Cuadro::from(rows.value);
  if (!cuadro) read.fail("cuadro", cuadro.error());
  if (cuadro) rules.cuadro = {*cuadro, rows.by};
  for (const auto& row : rows.value)
    if (row.contains('O')) read.fail("cuadro", "should have no O: the banca's hand is not free");
}

// The text's own rows stand behind the cells only while they are the text's own cells.
void read_cuadro_articles(Reader& read, Rules& rules) {
  const bool overlaid =
      !rules.cuadro.by.empty() && rules.cuadro.by.front().provenance() == law::Provenance::setting;
  if (overlaid || !read.has("cuadro-articles")) return;
  for (const auto& id : read.get<std::vector<std::string>>("cuadro-articles").value) {
    const auto citation = law::find(id);
    if (!citation) return read.fail("cuadro-articles", "names an unknown row " + id);
    rules.cuadro_articles.push_back(*citation);
  }
  if (rules.cuadro_articles.size() != 8) read.fail("cuadro-articles", "should name eight rows");
}

}  // namespace

std::expected<Rules, law::RulesetError> Rules::from(const law::Ruleset& ruleset) {
  Rules rules;
  Reader read(ruleset);
  rules.regulation = ruleset.regulation();
  if (read.has("identical-rules")) rules.identical_rules = read.flag("identical-rules").by;
  read_table(read, rules);
  read_money(read, rules);
  read_drawing(read, rules);
  read_cuadro_articles(read, rules);
  if (read.error()) return std::unexpected(*read.error());
  return rules;
}

bool Rules::offers(Chance chance) const {
  return std::ranges::find(chances.value, chance) != chances.value.end();
}

}  // namespace sabot::punto_banca
