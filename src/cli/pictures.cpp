#include "sabot/cli/pictures.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>

#include "sabot/cli/wrapping.hpp"

namespace sabot::cli {
namespace {

constexpr std::size_t widest = 110;

}  // namespace

bool wants_picture(const Common& common, const std::string& svg) {
  return !svg.empty() || (!common.json && terminal_width().has_value());
}

void show_picture(Common& common, const std::string& svg, const Picture& picture) {
  if (!svg.empty()) {
    std::ofstream out(svg, std::ios::binary);
    out << std::visit([](const auto& one) { return to_svg(one); }, picture);
    if (!out.flush())
      common.fail(std::string(common.say("no se puede escribir ", "cannot write ")) + svg);
  }
  const auto width = terminal_width();
  if (common.json || !width) return;
  const auto columns = static_cast<int>(std::min(*width, widest));
  std::cout << '\n'
            << std::visit([&](const auto& one) { return to_text(one, columns, is_colourful()); },
                          picture);
}

}  // namespace sabot::cli
