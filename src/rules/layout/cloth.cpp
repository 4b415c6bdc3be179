#include "sabot/rules/layout/cloth.hpp"

#include "sabot/base/forms.hpp"

namespace sabot::layout {
namespace {

// No bet times its price may leave what the books hold.
constexpr int largest_price = 1000;
constexpr int largest_cap = 10'000;
constexpr int most_numbers = 64;  // one bit each

Numbers these(std::initializer_list<int> numbers) {
  Numbers all = 0;
  for (const int one : numbers) all |= one_number(one);
  return all;
}

Numbers from_to(int first, int last) {
  Numbers all = 0;
  for (int one = first; one <= last; ++one) all |= one_number(one);
  return all;
}

law::Cited<Numbers> read_set(rules::Parameters& read, std::string_view name) {
  const auto list = read.get<std::vector<std::int64_t>>(name);
  law::Cited<Numbers> set{0, list.by};
  for (const auto one : list.value) {
    if (one < 0 || one >= most_numbers) {
      read.fail(name, "should be numbers from 0 to 63");
      return set;
    }
    set.value |= one_number(static_cast<int>(one));
  }
  return set;
}

// The six simple chances have one price and one cap.
std::string terms_name(Suerte suerte) { return is_simple(suerte) ? "sencilla" : to_text(suerte); }

// Several numbers that lie side by side on the cloth.
bool is_of_rows(Suerte suerte) {
  return !is_simple(suerte) && suerte != Suerte::pleno && suerte != Suerte::numero;
}

}  // namespace

Cloth Cloth::from(rules::Parameters& read) {
  Cloth cloth;
  cloth.read_numbers(read);
  cloth.read_terms(read);
  if (read.error()) return cloth;
  for (const auto suerte : cloth.order_.value) cloth.list(suerte);
  return cloth;
}

void Cloth::read_numbers(rules::Parameters& read) {
  numbers_ = read_set(read, "wheel").value;
  for (int one = 0; one < most_numbers; ++one)
    if ((numbers_ & one_number(one)) != 0) highest_ = one;
  if (read.has("columns")) columns_ = read.number("columns", 1, 8);
  red_ = read_set(read, "red");
  black_ = read_set(read, "black");
  falta_to_ = read.number("falta-to", 0, most_numbers - 1);
  pasa_from_ = read.number("pasa-from", 0, most_numbers - 1);
  house_number_ = read.number("house-number", 0, most_numbers - 1);
  if (read.has("zero-combinations"))
    zero_combinations_ = read.word<ZeroCombinations>("zero-combinations");
}

void Cloth::read_terms(rules::Parameters& read) {
  order_ = read.words<Suerte>("payment-order");
  for (const auto suerte : order_.value) {
    const auto name = terms_name(suerte);
    terms_[suerte] = {read.ratio(name + "-price", {largest_price, 1}),
                      read.number(name + "-cap", 1, largest_cap)};
    if (is_of_rows(suerte) && columns_.value != 3)
      read.fail("columns", "should be 3 where " + to_text(suerte) + " is played");
  }
}

std::optional<Numbers> Cloth::covered(const Chance& chance) const {
  const auto found = covered_.find(chance);
  return found == covered_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Suerte> Cloth::simple_winners(int number) const {
  std::vector<Suerte> winners;
  for (const auto& [suerte, terms] : terms_)
    if (is_simple(suerte) && (simple(suerte) & one_number(number)) != 0) winners.push_back(suerte);
  return winners;
}

law::Citations Cloth::reason_for(const Chance& chance) const {
  law::Citations by;
  if (is_of_rows(chance.suerte)) by.add(columns_.by);
  const bool with_zero = chance.count > 1 && chance.numbers[0] == 0;
  if (with_zero) by.add(zero_combinations_.by);
  return by;
}

void Cloth::add(const Chance& chance, Numbers covers) {
  covered_.emplace(chance, covers);
  chances_[chance.suerte].push_back(chance);
  names_[chance.suerte].push_back(to_text(chance));
}

void Cloth::list(Suerte suerte) {
  chances_[suerte];
  names_[suerte];
  if (is_simple(suerte)) return add(Chance(suerte), simple(suerte));
  if (!is_of_rows(suerte)) {
    for (int one = 0; one <= highest_; ++one)
      if ((numbers_ & one_number(one)) != 0) add(Chance(suerte, {one}), one_number(one));
    return;
  }
  list_with_zero(suerte);
  list_inside(suerte);
  list_outside(suerte);
}

// The zero's field lies across the top of the columns: it touches each of their first numbers.
void Cloth::list_with_zero(Suerte suerte) {
  const auto allowed = zero_combinations_.value;
  const int columns = columns_.value;
  if (suerte == Suerte::caballo && allowed != ZeroCombinations::none)
    for (int one = 1; one <= columns; ++one) add(Chance(suerte, {0, one}), these({0, one}));
  if (allowed != ZeroCombinations::all) return;
  if (suerte == Suerte::transversal)
    for (int one = 1; one < columns; ++one)
      add(Chance(suerte, {0, one, one + 1}), these({0, one, one + 1}));
  if (suerte == Suerte::cuadro && columns == 3)
    add(Chance(suerte, {0, 1, 2, 3}), these({0, 1, 2, 3}));
}

// What is formed by neighbours: row after row, each of as many numbers as there are columns.
void Cloth::list_inside(Suerte suerte) {
  const int columns = columns_.value;
  for (int one = 1; one <= highest_; ++one) {
    const bool begins_a_row = (one - 1) % columns == 0;
    const bool ends_a_row = one % columns == 0;
    const int below = one + columns;
    const bool has_below = below <= highest_;
    if (suerte == Suerte::caballo && !ends_a_row)
      add(Chance(suerte, {one, one + 1}), these({one, one + 1}));
    if (suerte == Suerte::caballo && has_below)
      add(Chance(suerte, {one, below}), these({one, below}));
    if (suerte == Suerte::transversal && begins_a_row)
      add(Chance(suerte, {one, one + 1, one + 2}), from_to(one, one + columns - 1));
    if (suerte == Suerte::cuadro && !ends_a_row && has_below)
      add(Chance(suerte, {one, one + 1, below, below + 1}),
          these({one, one + 1, below, below + 1}));
    if (suerte == Suerte::seisena && begins_a_row && has_below)
      add(Chance(suerte, {one, below + columns - 1}), from_to(one, below + columns - 1));
  }
}

// Columns and dozens; two of them only where they touch.
void Cloth::list_outside(Suerte suerte) {
  const int columns = columns_.value;
  for (int one = 1; one <= columns; ++one) {
    const bool has_next = one < columns;
    if (suerte == Suerte::columna) add(Chance(suerte, {one}), column(one));
    if (suerte == Suerte::docena) add(Chance(suerte, {one}), dozen(one));
    if (suerte == Suerte::doble_columna && has_next)
      add(Chance(suerte, {one, one + 1}), column(one) | column(one + 1));
    if (suerte == Suerte::doble_docena && has_next)
      add(Chance(suerte, {one, one + 1}), dozen(one) | dozen(one + 1));
  }
}

Numbers Cloth::column(int which) const {
  Numbers all = 0;
  for (int one = which; one <= highest_; one += columns_.value) all |= one_number(one);
  return all;
}

// As many dozens as columns: each a third of the numbers, in their order.
Numbers Cloth::dozen(int which) const {
  const int size = highest_ / columns_.value;
  return from_to((which - 1) * size + 1, which * size);
}

Numbers Cloth::simple(Suerte suerte) const {
  Numbers even = 0;
  for (int one = 0; one <= highest_; one += 2) even |= one_number(one);
  const Numbers played = numbers_ & ~one_number(house_number_.value);
  switch (suerte) {
    case Suerte::rojo: return played & red_.value;
    case Suerte::negro: return played & black_.value;
    case Suerte::par: return played & even;
    case Suerte::impar: return played & ~even;
    case Suerte::falta: return numbers_ & from_to(1, falta_to_.value);
    case Suerte::pasa: return numbers_ & from_to(pasa_from_.value, highest_);
    default: return 0;
  }
}

}  // namespace sabot::layout
