#include "sabot/base/person.hpp"

#include <algorithm>

#include "sabot/base/invariant.hpp"

namespace sabot {
namespace {

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_handle_character(char c) {
  return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

}  // namespace

std::optional<PersonId> PersonId::from(std::string_view handle) {
  if (handle.empty() || handle.size() > max_length || !is_letter(handle.front()))
    return std::nullopt;
  if (!std::ranges::all_of(handle, is_handle_character)) return std::nullopt;
  PersonId id;
  std::ranges::copy(handle, id.letters_.begin());
  return id;
}

PersonId operator""_who(const char* handle, std::size_t length) {
  const auto id = PersonId::from({handle, length});
  require(id.has_value(), "person: not a handle");
  return *id;
}

std::expected<PersonId, TextFault> TextForm<PersonId>::read(std::string_view text) {
  if (const auto id = PersonId::from(text)) return *id;
  return std::unexpected(text.size() > PersonId::max_length ? TextFault::too_long
                                                            : TextFault::malformed);
}

}  // namespace sabot
