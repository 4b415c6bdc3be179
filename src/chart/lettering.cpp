#include "sabot/chart/lettering.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "sabot/base/invariant.hpp"
#include "sabot/base/text.hpp"

namespace sabot::chart {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t'; }

// A sign of percentage is one word with the number before it.
std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  const auto goes_on = [&](std::size_t at) {
    return !is_blank(text[at]) || text.substr(at).starts_with(" %");
  };
  for (std::size_t at = 0; at < text.size();) {
    const auto begin = at;
    while (at < text.size() && goes_on(at)) ++at;
    if (at > begin) words.push_back(text.substr(begin, at - begin));
    while (at < text.size() && is_blank(text[at])) ++at;
  }
  return words;
}

// Labels that touch move together; `first` is where the topmost of them stands.
struct Cluster {
  double first{};
  double sum{};  // of where each would have the first
  std::size_t size{};
};

}  // namespace

std::vector<std::string_view> characters(std::string_view text) {
  require(is_clean_text(text), "the text of a picture is sound UTF-8 without control characters");
  std::vector<std::string_view> all;
  for (std::size_t at = 0; at < text.size();) {
    auto end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
    all.push_back(text.substr(at, end - at));
    at = end;
  }
  return all;
}

std::vector<std::string> broken(std::string_view text, double room, const Width& width) {
  std::vector<std::string> lines;
  for (const auto word : words_of(text)) {
    if (!lines.empty()) {
      auto longer = lines.back() + ' ';
      longer += word;
      if (width(longer) <= room) {
        lines.back() = std::move(longer);
        continue;
      }
    }
    lines.emplace_back();
    for (const auto character : characters(word)) {
      if (!lines.back().empty() && width(lines.back() + std::string(character)) > room)
        lines.emplace_back();
      lines.back() += character;
    }
  }
  return lines;
}

std::string shortened(std::string_view text, double room, const Width& width) {
  if (width(text) <= room) return std::string(text);
  std::string kept;
  for (const auto character : characters(text)) {
    const auto longer = kept + std::string(character);
    if (width(longer + "…") > room) break;
    kept = longer;
  }
  return kept + "…";
}

std::optional<std::vector<double>> spread(const std::vector<double>& wanted, double gap, double low,
                                          double high) {
  const auto room = [=](std::size_t size) { return gap * static_cast<double>(size - 1); };
  if (!wanted.empty() && room(wanted.size()) > high - low) return std::nullopt;
  std::vector<std::size_t> order(wanted.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(wanted[i], i); });

  std::vector<Cluster> clusters;
  for (const auto i : order) {
    Cluster next{.first = std::clamp(wanted[i], low, high), .sum = wanted[i], .size = 1};
    while (!clusters.empty() &&
           clusters.back().first + room(clusters.back().size + 1) > next.first) {
      const auto& before = clusters.back();
      next.sum = before.sum + next.sum - room(before.size + 1) * static_cast<double>(next.size);
      next.size += before.size;
      next.first =
          std::clamp(next.sum / static_cast<double>(next.size), low, high - room(next.size));
      clusters.pop_back();
    }
    clusters.push_back(next);
  }

  std::vector<double> placed(wanted.size());
  auto at = order.begin();
  for (const auto& cluster : clusters)
    for (std::size_t i = 0; i < cluster.size; ++i) placed[*at++] = cluster.first + room(i + 1);
  return placed;
}

}  // namespace sabot::chart
