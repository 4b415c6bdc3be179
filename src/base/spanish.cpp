#include "sabot/base/spanish.hpp"

#include <fmt/args.h>
#include <fmt/format.h>

#include <optional>
#include <vector>

namespace sabot {
namespace {

// What stands for each {} of the pattern; nothing where the text is another sentence.
std::optional<std::vector<std::string_view>> parts_of(std::string_view text,
                                                      std::string_view pattern) {
  std::vector<std::string_view> parts;
  auto hole = pattern.find("{}");
  if (!text.starts_with(pattern.substr(0, hole))) return std::nullopt;
  if (hole == pattern.npos) return text == pattern ? std::optional(std::move(parts)) : std::nullopt;
  text.remove_prefix(hole);
  while (true) {
    pattern.remove_prefix(hole + 2);
    hole = pattern.find("{}");
    const auto next = pattern.substr(0, hole);
    // What stands behind the last hole ends the sentence; a hole at its end takes all the rest.
    const auto end = hole != pattern.npos   ? text.find(next)
                     : next.empty()         ? text.size()
                     : text.ends_with(next) ? text.size() - next.size()
                                            : text.npos;
    if (end == text.npos || end == 0) return std::nullopt;
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + next.size());
    if (hole == pattern.npos) return parts;
  }
}

// Of several that fit, the sentence with most words of its own.
std::optional<std::string> translated(std::string_view english) {
  const Translation* best = nullptr;
  std::vector<std::string_view> parts;
  std::size_t most = 0;
  for (const auto list : {rule_sentences(), house_sentences(), foreign_sentences()})
    for (const auto& one : list) {
      auto found = parts_of(english, one.en);
      if (!found || one.en.size() - 2 * found->size() <= most) continue;
      best = &one;
      most = one.en.size() - 2 * found->size();
      parts = *std::move(found);
    }
  if (best == nullptr) return std::nullopt;
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const auto part : parts) store.push_back(spanish(part));
  return fmt::vformat(best->es, store);
}

// A sentence and the reason in parentheses behind it, each by itself.
std::optional<std::string> with_reason(std::string_view english) {
  const auto open = english.find(" (");
  if (open == english.npos || !english.ends_with(')')) return std::nullopt;
  const auto reason = english.substr(open + 2, english.size() - open - 3);
  return fmt::format("{} ({})", spanish(english.substr(0, open)), spanish(reason));
}

}  // namespace

std::string spanish(std::string_view english) {
  const auto reason = english.find(" (");
  for (std::size_t at = 0; at != english.npos;) {
    if (auto text = translated(english.substr(at)))
      return std::string(english.substr(0, at)) + *text;
    const auto colon = english.find(": ", at);
    at = colon == english.npos || colon > reason ? english.npos : colon + 2;
  }
  return with_reason(english).value_or(std::string(english));
}

}  // namespace sabot
