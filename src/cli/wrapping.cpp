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

std::string wrapped(std::string_view text, std::size_t indent, std::optional<std::size_t> width) {
  if (!width) return std::string(text);
  std::string out;
  std::size_t used = indent;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    const bool is_first = used == indent;
    if (!is_first && used + 1 + count_characters(word) > *width) {
      out += '\n' + std::string(indent, ' ');
      used = indent;
    } else if (!is_first) {
      out += ' ';
      ++used;
    }
    out += word;
    used += count_characters(word);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

}  // namespace sabot::cli
