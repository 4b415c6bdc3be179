#include "sabot/cli/join_words.hpp"

#include "sabot/cli/join_house.hpp"

namespace sabot::cli {

std::string HouseWords::find_text(std::string_view list, std::string_view word) const {
  const auto* texts = find(words_, list);
  return texts == nullptr ? std::string() : text_at(*texts, word);
}

std::string HouseWords::command(std::string_view name) const { return find_text("commands", name); }

std::string HouseWords::description(std::string_view command) const {
  return find_text("descriptions", command);
}

std::string HouseWords::field(std::string_view name) const {
  auto text = find_text("fields", name);
  return text.empty() ? without_controls(name) : text;
}

std::string HouseWords::value(std::string_view field, std::string_view value) const {
  auto text = find_text("values", std::string(field) + "=" + std::string(value));
  return text.empty() ? without_controls(value) : text;
}

}  // namespace sabot::cli
