#pragma once
// A citation names what made the program do something: an article of a regulation, an
// interpretation of ours, or an operator's setting. Code writes one as a literal (art.hpp).

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "sabot/base/invariant.hpp"

namespace sabot::law {

// The three classes of provenance, always shown.
enum class Provenance : std::uint8_t { article, interpretation, setting };

// A number that is never reused: es79 from 0, as11 from 1024, ar from 2048, art from 3072,
// interpretations from 4096, settings from 8192, each in the order of its file in law/, to which
// rows are only ever appended.
struct Citation {
  static constexpr std::uint16_t first_interpretation = 4096;
  static constexpr std::uint16_t first_setting = 8192;

  std::uint16_t number = 0;

  constexpr Provenance provenance() const {
    return number < first_interpretation ? Provenance::article
           : number < first_setting      ? Provenance::interpretation
                                         : Provenance::setting;
  }
  friend constexpr auto operator<=>(Citation, Citation) = default;
};

// Every article that made one thing so, in the order in which it should be read. Held in place:
// an event carries up to seven without touching the heap.
class Citations {
 public:
  static constexpr std::size_t capacity = 7;

  constexpr Citations() = default;
  constexpr Citations(Citation only) { add(only); }  // NOLINT: one citation is a list of one
  constexpr Citations(std::initializer_list<Citation> all) {
    for (const auto one : all) add(one);
  }

  // A citation already there is not repeated.
  constexpr Citations& add(Citation one) {
    for (const auto there : *this)
      if (there == one) return *this;
    require(size_ < capacity, "citations: more than seven on one event");
    all_[size_++] = one;
    return *this;
  }
  constexpr Citations& add(const Citations& more) {
    for (const auto one : more) add(one);
    return *this;
  }

  constexpr const Citation* begin() const { return all_.data(); }
  constexpr const Citation* end() const { return all_.data() + size_; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Citation front() const { return all_[0]; }

  friend constexpr bool operator==(const Citations& a, const Citations& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (a.all_[i] != b.all_[i]) return false;
    return true;
  }

 private:
  std::array<Citation, capacity> all_{};
  std::uint16_t size_ = 0;
};

// A parameter never travels without its source.
template <class T>
struct Cited {
  T value{};
  Citations by;
};

}  // namespace sabot::law
