#include "sabot/cli/wrapping.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>

#include "sabot/base/text.hpp"
#include "sabot/cli/command.hpp"

namespace sabot::cli {

std::optional<std::size_t> terminal_width() {
  if (!writes_to_terminal()) return std::nullopt;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 100;
  return size.ws_col;
}

namespace {

// A colour takes no room.
std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    const auto colour = std::min(text.find("\033["), text.size());
    columns += count_characters(text.substr(0, colour));
    text.remove_prefix(colour);
    const auto end = text.find('m');
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return columns;
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent, std::optional<std::size_t> width) {
  if (!width) return std::string(text);
  std::string out;
  std::size_t used = indent;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    const bool is_first = used == indent;
    if (!is_first && used + 1 + columns_of(word) > *width) {
      out += '\n' + std::string(indent, ' ');
      used = indent;
    } else if (!is_first) {
      out += ' ';
      ++used;
    }
    out += word;
    used += columns_of(word);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

std::string padded(std::string text, std::size_t columns) {
  const auto length = count_characters(text);
  return text + std::string(length < columns ? columns - length : 0, ' ');
}

}  // namespace sabot::cli
