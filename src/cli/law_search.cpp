#include "sabot/cli/law_search.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sabot/base/distance.hpp"

namespace sabot::cli {
namespace {

// The letters of Spanish that ASCII lacks, both sizes.
constexpr std::array<std::pair<std::string_view, char>, 14> accented{{{"á", 'a'},
                                                                      {"é", 'e'},
                                                                      {"í", 'i'},
                                                                      {"ó", 'o'},
                                                                      {"ú", 'u'},
                                                                      {"ü", 'u'},
                                                                      {"ñ", 'n'},
                                                                      {"Á", 'a'},
                                                                      {"É", 'e'},
                                                                      {"Í", 'i'},
                                                                      {"Ó", 'o'},
                                                                      {"Ú", 'u'},
                                                                      {"Ü", 'u'},
                                                                      {"Ñ", 'n'}}};

bool is_of_a_word(char one) {
  return (one >= 'a' && one <= 'z') || (one >= '0' && one <= '9') || (one & '\x80') != 0;
}

bool holds_whole_word(std::string_view text, std::string_view word) {
  for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
    const auto end = at + word.size();
    if ((at == 0 || !is_of_a_word(text[at - 1])) &&
        (end == text.size() || !is_of_a_word(text[end])))
      return true;
  }
  return false;
}

// What is searched of a row. A line end between the parts: no word reaches over it.
struct Searched {
  std::string id;
  std::string text;

  explicit Searched(const law::Row& row)
      : id(folded(row.id)),
        text(folded(row.article) + '\n' + folded(row.es) + '\n' + folded(row.en)) {}

  // 0 where the word is not there.
  int score(const std::string& word) const {
    if (id == word) return 8;
    if (id.contains(word)) return 4;
    if (holds_whole_word(text, word)) return 2;
    return text.contains(word) ? 1 : 0;
  }
};

int score(const law::Row& row, const std::vector<std::string>& words) {
  const Searched searched(row);
  int sum = 0;
  for (const auto& word : words) {
    const int one = searched.score(word);
    if (one == 0) return 0;
    sum += one;
  }
  return sum;
}

template <class F>
void for_each_row(F&& use) {
  for (const auto rows : {law::articles(), law::interpretations(), law::settings()})
    for (const auto& row : rows) use(row);
}

}  // namespace

std::string folded(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto* const letter = std::ranges::find_if(
        accented, [&](const auto& one) { return text.starts_with(one.first); });
    if (letter != accented.end()) {
      out += letter->second;
      text.remove_prefix(letter->first.size());
      continue;
    }
    const char one = text.front();
    out += one >= 'A' && one <= 'Z' ? static_cast<char>(one - 'A' + 'a') : one;
    text.remove_prefix(1);
  }
  return out;
}

std::vector<const law::Row*> search_rows(const std::vector<std::string>& words) {
  std::vector<std::string> wanted;
  for (const auto& word : words) wanted.push_back(folded(word));
  std::vector<std::pair<int, const law::Row*>> found;
  for_each_row([&](const law::Row& row) {
    if (const int points = score(row, wanted); points != 0) found.emplace_back(-points, &row);
  });
  std::ranges::sort(found, {},
                    [](const auto& one) { return std::pair(one.first, one.second->id); });
  std::vector<const law::Row*> rows;
  for (const auto& one : found) rows.push_back(one.second);
  return rows;
}

std::vector<std::string_view> nearest_ids(std::string_view id, std::size_t count) {
  const auto wanted = folded(id);
  std::vector<std::pair<std::size_t, std::string_view>> all;
  for_each_row(
      [&](const law::Row& row) { all.emplace_back(distance(wanted, folded(row.id)), row.id); });
  std::ranges::sort(all);
  std::vector<std::string_view> ids;
  for (std::size_t i = 0; i < std::min(count, all.size()); ++i) ids.push_back(all[i].second);
  return ids;
}

}  // namespace sabot::cli
