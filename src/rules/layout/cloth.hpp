#pragma once
// The cloth of a game of numbers: which chances it has, what each covers, what it pays and how much
// may lie on it. es79 01 IV.1 and IV.2, 02 V, 04 II and V; the zero's combinations as A-02 says.

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/enum.hpp>

#include "sabot/base/money.hpp"
#include "sabot/law/citation.hpp"
#include "sabot/rules/common/parameters.hpp"
#include "sabot/rules/layout/chance.hpp"

namespace sabot::layout {

// Numbers from 0 up, one bit each.
using Numbers = std::uint64_t;
constexpr Numbers one_number(int number) { return Numbers{1} << number; }

// What a chance of one kind pays, and how many times the minimum it takes.
struct Terms {
  law::Cited<Ratio> price;
  law::Cited<int> cap;
};

// Which combinations with the zero there are.
enum class ZeroCombinations : std::uint8_t { none, caballos, all };
BOOST_DESCRIBE_ENUM(ZeroCombinations, none, caballos, all)

class Cloth {
 public:
  // Out of a ruleset; what is wrong with it is kept by `read`.
  static Cloth from(rules::Parameters& read);

  // The kinds that may be bet on, in the order in which they are paid.
  const law::Cited<std::vector<Suerte>>& order() const { return order_; }
  const Terms& terms(Suerte suerte) const { return terms_.at(suerte); }
  // What it covers; nothing where there is no such chance.
  std::optional<Numbers> covered(const Chance& chance) const;
  // All chances of a kind, and their names.
  const std::vector<Chance>& chances(Suerte suerte) const { return chances_.at(suerte); }
  const std::vector<std::string>& names(Suerte suerte) const { return names_.at(suerte); }
  // Which simple chances a number wins for.
  std::vector<Suerte> simple_winners(int number) const;
  bool is_red(int number) const { return (red_.value & one_number(number)) != 0; }
  bool is_black(int number) const { return (black_.value & one_number(number)) != 0; }
  const law::Citations& colours() const { return red_.by; }

  int highest() const { return highest_; }
  // That belongs to no simple chance: the zero, or the boule's five.
  const law::Cited<int>& house_number() const { return house_number_; }
  // Why there is such a chance: the rows of numbers that it is made of, and what had to be read
  // into the text.
  law::Citations reason_for(const Chance& chance) const;

 private:
  void read_numbers(rules::Parameters& read);
  void read_terms(rules::Parameters& read);
  void list(Suerte suerte);
  void list_inside(Suerte suerte);
  void list_with_zero(Suerte suerte);
  void list_outside(Suerte suerte);
  void add(const Chance& chance, Numbers covers);
  Numbers simple(Suerte suerte) const;
  Numbers column(int which) const;
  Numbers dozen(int which) const;

  Numbers numbers_ = 0;  // on the wheel
  int highest_ = 0;
  law::Cited<int> columns_;  // none where the cloth has no rows of numbers
  law::Cited<Numbers> red_;
  law::Cited<Numbers> black_;
  law::Cited<int> falta_to_;
  law::Cited<int> pasa_from_;
  law::Cited<int> house_number_;
  law::Cited<ZeroCombinations> zero_combinations_;
  law::Cited<std::vector<Suerte>> order_;
  std::map<Suerte, Terms> terms_;
  std::map<Suerte, std::vector<Chance>> chances_;
  std::map<Suerte, std::vector<std::string>> names_;
  std::map<Chance, Numbers> covered_;
};

}  // namespace sabot::layout
