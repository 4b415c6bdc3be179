#pragma once
// What somebody may do, as a menu: the number to choose each by, what it is called, its fields with
// their bounds, and the first time what it does. No line is wider than the terminal.

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "sabot/cli/join_choice.hpp"
#include "sabot/cli/join_words.hpp"

namespace sabot::cli {

class Menu {
 public:
  explicit Menu(law::Language language) : language_(language) {}

  // What matters one below the other, the rest in a row.
  std::vector<std::string> lines(const Offered& offered, const HouseWords& words,
                                 std::optional<std::size_t> width);
  // Only those called so, with what they do; of all where there is no name.
  std::vector<std::string> described(const Offered& offered, std::string_view name,
                                     const HouseWords& words,
                                     std::optional<std::size_t> width) const;

 private:
  using Lines = std::vector<std::string>;

  std::string fields_text(const table::OwnedOption& option, const HouseWords& words) const;
  void add(Lines& lines, std::size_t number, const table::OwnedOption& option,
           const HouseWords& words, std::optional<std::size_t> width) const;

  law::Language language_;
  std::set<std::string> described_;  // already
};

}  // namespace sabot::cli
