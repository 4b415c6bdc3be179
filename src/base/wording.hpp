#pragma once
// A sentence for people, in both languages of the program. The library does not know who reads it:
// its errors carry both, and the program says one.

#include <initializer_list>
#include <string>
#include <string_view>

namespace sabot {

struct Wording {
  std::string es;
  std::string en;

  bool empty() const { return en.empty(); }

  friend bool operator==(const Wording&, const Wording&) = default;
};

// Both with the same parts put in, as {fmt} does it: "no existe {}" and "there is no {}". A
// language with another word order numbers them: {1} before {0}.
Wording worded(std::string_view es, std::string_view en,
               std::initializer_list<std::string_view> parts);

// What is the same in both languages: an id, a name, what another program has said.
Wording verbatim(std::string_view text);

// Before it, in both: the place of a mistake, the name of a field.
Wording operator+(std::string_view before, Wording wording);

}  // namespace sabot
