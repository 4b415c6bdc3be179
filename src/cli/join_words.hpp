#pragma once
// What the words of options and views are called by people, in Spanish and English. A word that is
// not here is shown as it is: a new game needs none of them to be played.

#include <string>
#include <string_view>

#include "sabot/law/catalogue.hpp"

namespace sabot::cli {

// "take-bank": "tomar la banca". Empty where nothing better than the command itself is known.
std::string_view command_label(std::string_view command, law::Language language);

// "cards-left": "cartas en el sabot"; the word itself where nothing better is known.
std::string_view view_label(std::string_view key, law::Language language);

}  // namespace sabot::cli
