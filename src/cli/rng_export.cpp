#include "sabot/cli/rng_export.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/chance/shuffle.hpp"

namespace sabot::cli {
namespace {

constexpr std::size_t portion = 1 << 16;

template <chance::RandomSource S>
std::uint64_t write_bytes(S& source, const ExportPlan& plan, std::ostream& out,
                          Progress& progress) {
  std::array<std::uint8_t, portion> bytes;
  std::uint64_t written = 0;
  while (written < plan.count && !Interrupt::asked()) {
    const auto size = std::min<std::uint64_t>(plan.count - written, bytes.size());
    source.fill(std::span(bytes).first(size));
    if (!out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(size)))
      break;
    written += size;
    progress.show(written);
  }
  return written;
}

// That many lines, each made by `write_line`.
template <class F>
std::uint64_t write_lines(std::uint64_t count, std::ostream& out, Progress& progress,
                          F write_line) {
  std::string text;
  std::uint64_t written = 0;
  while (written < count && !Interrupt::asked()) {
    text.clear();
    auto drawn = written;
    for (; drawn < count && text.size() < portion; ++drawn) write_line(text);
    if (!out.write(text.data(), static_cast<std::streamsize>(text.size()))) break;
    written = drawn;
    progress.show(written);
  }
  return written;
}

template <chance::RandomSource S>
std::uint64_t write_numbers(S& source, const ExportPlan& plan, std::ostream& out,
                            Progress& progress) {
  const auto before = plan.json ? fmt::format(R"({{"source":"{}","below":{},"number":)",
                                              plan.source.name(), plan.below)
                                : "";
  const auto* const after = plan.json ? "}\n" : "\n";
  return write_lines(plan.count, out, progress, [&](std::string& text) {
    fmt::format_to(std::back_inserter(text), "{}{}{}", before, source.below(plan.below), after);
  });
}

void write_cards(std::string& text, std::span<const Card> cards, std::string_view between) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (i != 0) text += between;
    TextForm<Card>::write(text, cards[i]);
  }
}

template <chance::RandomSource S>
std::uint64_t write_sabots(S& source, const ExportPlan& plan, std::ostream& out,
                           Progress& progress) {
  const auto in_order = chance::packs_in_order(plan.packs);
  const auto before = plan.json ? fmt::format(R"({{"source":"{}","packs":{},"cards":[")",
                                              plan.source.name(), plan.packs)
                                : "";
  return write_lines(plan.count, out, progress, [&](std::string& text) {
    auto cards = in_order;
    chance::shuffle(std::span<Card>(cards), source);
    text += before;
    write_cards(text, cards, plan.json ? R"(",")" : ",");
    text += plan.json ? "\"]}\n" : "\n";
  });
}

}  // namespace

std::uint64_t write_stream(const ExportPlan& plan, std::ostream& out, Progress& progress) {
  return plan.source.with([&](auto& source) {
    switch (plan.units) {
      case ExportPlan::Units::numbers: return write_numbers(source, plan, out, progress);
      case ExportPlan::Units::sabots: return write_sabots(source, plan, out, progress);
      default: return write_bytes(source, plan, out, progress);
    }
  });
}

}  // namespace sabot::cli
