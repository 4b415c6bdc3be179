#pragma once
// Events as a croupier would say them, in Spanish or English, by the words of their game.

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/law/catalogue.hpp"
#include "sabot/rules/common/words.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::table {

// Of an event as JSON: {"event": "bet-placed", …}. Empty where it goes without saying; in the
// notation where no sentence fits it.
std::string announced(rules::GameWords words, const boost::json::object& event,
                      law::Language language);

// Adds it to each of them: {"event": …, "said": "ana bets 25 on banca"}
void add_sentences(rules::GameWords words, law::Language language, std::vector<Told>& events);

// What the commands, fields and words of a game are called, and what the commands do:
// {"commands": {"sit": …}, "fields": {"seat": …}, "values": {"role=chief": …},
//  "descriptions": {"sit": …}}
boost::json::object words_json(rules::GameWords words, law::Language language);

// 9c as 9♣.
std::string pretty_cards(std::string_view cards);

}  // namespace sabot::table
