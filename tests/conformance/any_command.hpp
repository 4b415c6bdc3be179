#pragma once
// Commands that nobody was offered: every field from a pool of plausible and implausible values,
// or an accepted command with one field changed.

#include <climits>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "sabot/base/notation.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/people.hpp"
#include "sabot/rules/layout/chance.hpp"
#include "step_chance.hpp"

namespace sabot::conformance {

class AnyValue {
 public:
  AnyValue(const rules::People& people, StepChance& chance) : people_(people), chance_(chance) {}

  void operator()(PersonId& value) {
    const auto pick = chance_.below(static_cast<std::uint32_t>(people_.all().size()) + 2);
    value = pick < people_.all().size() ? people_.all()[pick].id : "nadie"_who;
  }
  // A cent beside what is accepted, what somebody holds, and a cent more: limits are there.
  void operator()(Money& value) {
    if (chance_.below(3) == 0) {
      value.cents += chance_.below(2) == 0 ? 1 : -1;
      return;
    }
    static constexpr std::int64_t pool[] = {INT64_MIN,
                                            -1,
                                            0,
                                            1,
                                            2,
                                            250,
                                            499,
                                            500,
                                            501,
                                            1000,
                                            1250,
                                            4999,
                                            5000,
                                            50'000,
                                            50'001,
                                            100'000,
                                            rules::largest_amount.cents,
                                            rules::largest_amount.cents + 1,
                                            INT64_MAX};
    value.cents = chance_.one_of(pool);
    if (chance_.below(4) != 0) return;
    value = chance_.one_of(people_.all()).chips;
    if (value < rules::largest_amount) value.cents += chance_.below(2);
  }
  void operator()(int& value) {
    static constexpr int pool[] = {INT_MIN, -1, 0,   1,   2,   3,   4,   5,   6,   7,
                                   8,       13, 14,  15,  16,  20,  30,  31,  50,  51,
                                   52,      53, 100, 103, 104, 105, 311, 312, 313, INT_MAX};
    value = chance_.one_of(pool);
  }
  void operator()(bool& value) { value = chance_.below(2) == 0; }
  void operator()(Card& value) {
    value = Card::from_index(static_cast<int>(chance_.below(Card::kinds)));
  }
  void operator()(layout::Chance& value) {
    static constexpr std::uint8_t pool[] = {0, 1, 2, 3, 4, 5, 6, 9, 12, 18, 35, 36, 37};
    (*this)(value.suerte);
    value.numbers = {};
    value.count = static_cast<std::uint8_t>(chance_.below(5));
    for (std::size_t i = 0; i < value.count; ++i) value.numbers[i] = chance_.one_of(pool);
  }
  void operator()(Digest& value) { chance_.fill(value.bytes); }
  void operator()(std::string& value) {
    static constexpr std::size_t lengths[] = {0, 1, 2, 199, 200, 201};
    value.assign(chance_.one_of(lengths), "x \"\\\n"[chance_.below(5)]);
  }
  template <DescribedEnum E>
  void operator()(E& value) {
    value = chance_.one_of(enumerators<E>).value;
  }
  template <class T>
  void operator()(std::optional<T>& value) {
    value.reset();
    if (chance_.below(2) == 0) (*this)(value.emplace());
  }
  template <class T>
  void operator()(std::vector<T>& values) {
    static constexpr std::size_t lengths[] = {0, 1, 2, 2, 3, 52};
    values.resize(chance_.one_of(lengths));
    for (auto& value : values) (*this)(value);
  }

 private:
  const rules::People& people_;
  StepChance& chance_;
};

template <class Command>
Command any_command(AnyValue any, StepChance& chance) {
  Command command;
  auto skip = chance.below(std::size(detail::Alternatives<Command>::names));
  detail::Alternatives<Command>::any([&]<class T>() {
    if (skip-- != 0) return false;
    T one{};
    for_each_field<T>([&](std::string_view, auto member) { any(one.*member); });
    command = one;
    return true;
  });
  return command;
}

template <class Command>
void change_one_field(Command& command, AnyValue any, StepChance& chance) {
  visit(
      [&]<class T>(T& one) {
        const auto fields = codec_of<T>.fields.size();
        if (fields == 0) return;
        auto skip = chance.below(static_cast<std::uint32_t>(fields));
        for_each_field<T>([&](std::string_view, auto member) {
          if (skip-- == 0) any(one.*member);
        });
      },
      command);
}

}  // namespace sabot::conformance
