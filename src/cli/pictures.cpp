#include "sabot/cli/pictures.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "sabot/cli/failed_file.hpp"
#include "sabot/cli/wrapping.hpp"
#include "sabot/law/numbers.hpp"

namespace sabot::cli {
namespace {

constexpr std::size_t widest = 110;

// A file that was not there is not there afterwards either.
bool can_write(const std::string& path) {
  std::error_code unknown;
  const bool existed = std::filesystem::exists(path, unknown);
  const bool opened = std::ofstream(path, std::ios::binary | std::ios::app).is_open();
  if (opened && !existed) std::filesystem::remove(path, unknown);
  return opened;
}

}  // namespace

bool picture_has_a_place(Common& common, const std::string& svg,
                         std::initializer_list<GivenOption> options) {
  if (!svg.empty() && !can_write(svg)) {
    fail_to_write(common, svg);
    return false;
  }
  if (wants_picture(common, svg)) return true;
  for (const auto& one : options)
    if (one.given) {
      common.fail(std::string(one.name) +
                  std::string(common.say(" no tiene dónde dibujar: falta --svg FICHERO",
                                         " has nothing to draw on: give --svg FILE")));
      return false;
    }
  return true;
}

bool wants_picture(const Common& common, const std::string& svg) {
  return !svg.empty() || (!common.json && terminal_width().has_value());
}

void show_picture(Common& common, const std::string& svg, const Picture& picture) {
  if (!svg.empty()) {
    std::ofstream out(svg, std::ios::binary);
    out << svg_with_numbers(common.lang(),
                            std::visit([](const auto& one) { return to_svg(one); }, picture));
    if (!out.flush()) fail_to_write(common, svg);
  }
  const auto width = terminal_width();
  if (common.json || !width) return;
  const auto columns = static_cast<int>(std::min(*width, widest));
  std::cout << '\n'
            << with_numbers(common.lang(), std::visit(
                                               [&](const auto& one) {
                                                 return to_text(one, columns, is_colourful());
                                               },
                                               picture));
}

}  // namespace sabot::cli
