#pragma once
// Events as a croupier would say them, in Spanish or English. An event without a sentence of its
// own is shown in the notation.

#include <string>

#include "sabot/law/catalogue.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::cli {

std::string announce(const table::Told& told, law::Language language);

// The same for an event that came from elsewhere, as JSON; "" for what is not an event.
std::string announce(const boost::json::object& event, law::Language language);

// 9c as 9♣.
std::string pretty_cards(std::string_view cards);

}  // namespace sabot::cli
