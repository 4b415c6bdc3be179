#pragma once
// The library words its errors in English, as values that anybody may read. What is said in Spanish
// instead is in the lists of src/base/spanish_*.cpp, where code that speaks to people looks it up.

#include <span>
#include <string>
#include <string_view>

namespace sabot {

// {} stands for what varies: the same number of them in both, in the same order, unless Spanish
// numbers them ({0}, {1}).
struct Translation {
  std::string_view en;
  std::string_view es;
};
// What our own library says (tools/spanish.py names what is missing), and what it is built on.
std::span<const Translation> rule_sentences();
std::span<const Translation> house_sentences();
std::span<const Translation> foreign_sentences();

// The Spanish of an English sentence. What varies in it, what follows a place such as "file:3:1: "
// and a reason in parentheses at its end are looked up too. What has no Spanish stays as it is.
std::string spanish(std::string_view english);

}  // namespace sabot
