#include "sabot/base/wording.hpp"

#include <fmt/args.h>
#include <fmt/format.h>

#include <utility>

namespace sabot {

Wording worded(std::string_view es, std::string_view en,
               std::initializer_list<std::string_view> parts) {
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const auto part : parts) store.push_back(part);
  return {fmt::vformat(es, store), fmt::vformat(en, store)};
}

Wording verbatim(std::string_view text) { return {std::string(text), std::string(text)}; }

Wording operator+(std::string_view before, Wording wording) {
  wording.es.insert(0, before);
  wording.en.insert(0, before);
  return wording;
}

}  // namespace sabot
