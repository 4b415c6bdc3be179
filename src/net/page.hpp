#pragma once
// The page for browsers: files that were built from web/, compressed ahead of time and linked into
// the program.

#include <optional>
#include <span>
#include <string_view>

#include "sabot/net/http.hpp"

namespace sabot::net {

struct PageFile {
  std::string_view path;  // "/assets/index-B3x0.js"
  std::string_view type;
  std::string_view tag;                  // changes with what is in it
  bool keeps = false;                    // its name changes with what is in it
  std::string_view plain, gzip, brotli;  // the last two empty where they save nothing
};

// Empty in a program that was built without the page.
std::span<const PageFile> page_files();

// A file of the page; or the page itself, for an address that only the page understands. None
// where the program has no page, and for an address that is certainly not of it.
std::optional<Reply> page_for(const Call& call);

}  // namespace sabot::net
