#pragma once
// Choosing from what a table offers, without knowing what any of it means: the menu, the bounds of
// each field, and a command put together field by field.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/law/catalogue.hpp"
#include "sabot/table/option_json.hpp"

namespace sabot::cli {

using Offered = std::vector<table::OwnedOption>;

// What may be done at any time, and what nobody waits for: a tip, another seat, leaving.
bool is_idle(const table::OwnedOption& option);
// The others first; otherwise in the order in which they were offered.
Offered ordered(Offered offered);

// Whether somebody who has seen one of them need not be shown the other: the same commands with
// the same fields, whatever their bounds; idle ones do not count.
bool same_choice(const Offered& one, const Offered& other);

// Whether a field is left out without asking: a commitment is a program's to make.
bool is_left_out(const rules::Domain& domain);

// A card as people write it, as the notation has it: "10♥" and "th" are Th. A list has commas or
// blanks between its cards.
std::string read_cards(std::string_view text);

// "5–50", "punto, banca", "1–3, 5–14"
std::string bounds_text(const rules::Domain& domain, law::Language language);

// A command that is being put together. Where a field has only one value, nobody is asked for it.
class Draft {
 public:
  using Field = table::OwnedOption::Field;

  explicit Draft(table::OwnedOption option);

  const table::OwnedOption& option() const { return option_; }
  // The field to be asked for; none where nothing is missing.
  const Field* next() const;
  // What an empty answer stands for; empty where one must be given, none where it is left out.
  std::optional<std::string> usual() const;
  // False where the field cannot be so.
  bool give(std::string_view answer);
  // All fields in their order, those with only one value among them if `says_settled`; perhaps not
  // all of them. None where one cannot be so, and then `wrong` is that word.
  static std::optional<Draft> filled(const table::OwnedOption& option,
                                     std::span<const std::string_view> words, bool says_settled,
                                     std::string_view& wrong);
  // "bet on=punto stake=50"
  std::string line() const;
  // Whether it can still be given, whatever its bounds are by now.
  bool is_among(const Offered& offered) const;

 private:
  bool take(std::optional<std::string> value);
  void take_what_is_settled();

  table::OwnedOption option_;
  std::vector<std::optional<std::string>> values_;
};

// What somebody meant by a line at a menu.
struct Chosen {
  std::optional<Draft> draft;  // perhaps not complete
  std::string line;            // otherwise: the notation, as it was written
  std::string wrong;           // otherwise: the word that cannot be so, or that is too little
};

// "2", "2 50" and "bet punto 50" fill a command's fields in their order; whatever has a name that
// is not offered, or fields with their names, is the notation. What could be several commands is
// none of them, unless one has fewer fields than all others. `menu` is what was shown, `offered`
// what holds now; none where the number stands for nothing or is no longer offered.
std::optional<Chosen> choose(std::string_view line, const Offered& menu, const Offered& offered);

}  // namespace sabot::cli
