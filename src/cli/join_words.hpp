#pragma once
// What a house calls the commands, fields and words of a game and says of its commands, in the
// language of the person who plays. A word that it has no name for is shown as it is: any game can
// be played.

#include <string>
#include <string_view>

#include <boost/json/value.hpp>

namespace sabot::cli {

class HouseWords {
 public:
  HouseWords() = default;
  // As the house has sent them.
  explicit HouseWords(boost::json::value words) : words_(std::move(words)) {}

  // "take-bank": "tomar la banca"; empty where there is nothing better than the command itself.
  std::string command(std::string_view name) const;
  // "sit": "Takes a free seat at the table."; empty where the house does not say.
  std::string description(std::string_view command) const;
  // "cards-left": "cartas"
  std::string field(std::string_view name) const;
  // "phase", "betting": "apuestas"
  std::string value(std::string_view field, std::string_view value) const;

 private:
  std::string find_text(std::string_view list, std::string_view word) const;

  boost::json::value words_;
};

}  // namespace sabot::cli
