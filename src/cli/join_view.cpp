#include "sabot/cli/join_view.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/join_house.hpp"
#include "sabot/table/announcing.hpp"

namespace sabot::cli {
namespace {

namespace json = boost::json;

// What a person at the table does not look at again and again.
constexpr std::array<std::string_view, 5> passed_over{"commitment", "currency", "multiples",
                                                      "bound", "awaited"};

bool is_nothing(const json::value& value) {
  if (value.is_null()) return true;
  if (const auto* truth = value.if_bool()) return !*truth;
  if (const auto* list = value.if_array()) return list->empty();
  if (const auto* text = value.if_string()) return text->empty() || *text == "0";
  return value.is_number() && value.to_number<double>() == 0;
}

void append(std::string& text, std::string_view separator, const std::string& more) {
  if (more.empty()) return;
  if (!text.empty()) text += separator;
  text += more;
}

class Drawing {
 public:
  Drawing(const std::string& you, const HouseWords& words, const json::value& known)
      : you_(you), words_(words), known_(known) {}

  std::vector<std::string> draw(const json::value& view) const {
    std::string head;
    std::string felt;
    std::string hands;
    std::vector<std::string> lists;
    std::string self;
    for (const auto& [key, value] : view.get_object()) {
      const std::string_view name = key;
      if (is_nothing(value) || std::ranges::find(passed_over, name) != passed_over.end()) continue;
      if (name == "self")
        self = self_text(value);
      else if (name == "places")
        lists.push_back(places_text(value, view));
      else if (find(value, "cards") != nullptr)
        append(hands, "    ", hand_text(name, value));
      else if (value.is_object())
        append(felt, "    ", tinted(Tone::strong, label(name)) + " " + fields_text(value));
      else if (value.is_array() && !is_known(name, value))
        lists.push_back(tinted(Tone::dim, label(name)) + " " + list_text(value.get_array()));
      else if (!value.is_array())
        append(head, " · ", scalar_text(name, value));
    }
    std::vector<std::string> lines{tinted(Tone::dim, head)};
    for (auto& one : lists) lines.push_back(std::move(one));
    for (auto* one : {&felt, &hands, &self})
      if (!one->empty()) lines.push_back(std::move(*one));
    return lines;
  }

 private:
  bool is_known(std::string_view name, const json::value& value) const {
    const auto* before = find(known_, name);
    return before != nullptr && *before == value;
  }

  std::string label(std::string_view key) const { return words_.field(key); }

  std::string scalar_text(std::string_view name, const json::value& value) const {
    if (value.is_bool()) return label(name);
    const auto word = words_.value(name, plain_text(value));
    return name == "phase" ? word : label(name) + " " + name_text(word);
  }

  std::string name_text(const std::string& name) const {
    return !you_.empty() && name == you_ ? tinted(Tone::good, name) : name;
  }

  static std::string cards_text(const json::value& value) {
    if (value.is_null()) return "🂠";
    if (!value.is_array()) return table::pretty_cards(plain_text(value));
    std::string text;
    for (const auto& one : value.get_array()) append(text, " ", cards_text(one));
    return text;
  }

  // "punto 5♣ 9♦ = 4 «carta»"; nothing of a hand that has not been dealt.
  std::string hand_text(std::string_view name, const json::value& hand) const {
    auto cards = cards_text(*find(hand, "cards"));
    if (cards.empty()) return {};
    for (const auto& [key, value] : hand.get_object()) {
      if (is_nothing(value) && !(key == "total" && value.is_number())) continue;
      if (key == "third") cards += " + " + cards_text(value);
      if (key == "total") cards += " = " + plain_text(value);
      if (key == "said") cards += " «" + words_.value(key, plain_text(value)) + "»";
    }
    return tinted(Tone::strong, label(name)) + " " + cards;
  }

  // "1 ana  2 bot1…  4 blas (standing)"
  std::string places_text(const json::value& places, const json::value& view) const {
    auto text = tinted(Tone::dim, label("places"));
    if (!places.is_array()) return text;
    // Several may stand behind one seat.
    std::multimap<std::int64_t, const json::value*> by_seat;
    for (const auto& one : places.get_array())
      by_seat.emplace(from_text<std::int64_t>(text_at(one, "seat")).value_or(0), &one);
    for (const auto& entry : by_seat) {
      const auto& one = *entry.second;
      const auto person = text_at(one, "person");
      text += fmt::format("  {} {}", tinted(Tone::dim, text_at(one, "seat")), name_text(person));
      if (is_awaited(view, person)) text += "…";
      std::string marks;
      if (const auto* facts = one.if_object())
        for (const auto& [key, value] : *facts)
          if (value.is_bool() && value.get_bool()) append(marks, ", ", label(key));
      if (!marks.empty()) text += tinted(Tone::dim, " (" + marks + ")");
    }
    return text;
  }

  // The fields of an object in a row: who first and how much, the others under their names.
  std::string fields_text(const json::value& value, std::string_view name = {}) const {
    if (const auto* list = value.if_array()) return list_text(*list);
    const auto* object = value.if_object();
    if (object == nullptr) return name_text(words_.value(name, plain_text(value)));
    constexpr std::array<std::string_view, 5> unnamed{"by", "who", "person", "banker", "amount"};
    std::string text;
    const auto* amount = object->if_contains("amount");
    for (const auto& [key, field] : *object) {
      const bool says_more = key != "plays" || amount == nullptr || field != *amount;
      if (is_nothing(field) || !says_more) continue;
      const bool is_plain = std::ranges::find(unnamed, std::string_view(key)) != unnamed.end();
      append(text, " ",
             field.is_bool() ? "(" + label(key) + ")"
             : is_plain      ? fields_text(field)
                             : tinted(Tone::dim, label(key)) + " " + fields_text(field, key));
    }
    return text;
  }

  std::string list_text(const json::array& list) const {
    std::string text;
    for (const auto& one : list) append(text, ", ", fields_text(one));
    return text;
  }

  std::string self_text(const json::value& self) const {
    auto text = name_text(text_at(self, "person"));
    if (const auto seat = text_at(self, "seat"); !seat.empty() && seat != "0")
      text += fmt::format(", {} {}", label("seat"), seat);
    const auto role = text_at(self, "role");
    if (!role.empty() && role != "player") return text + ", " + words_.value("role", role);
    text += fmt::format(", {} {}", tinted(Tone::strong, text_at(self, "chips")), label("chips"));
    if (const auto staked = text_at(self, "staked"); !staked.empty() && staked != "0")
      text += fmt::format(", {} {}", tinted(Tone::strong, staked), label("staked"));
    return text;
  }

  const std::string& you_;
  const HouseWords& words_;
  const json::value& known_;
};

}  // namespace

std::vector<std::string> view_lines(const json::value& view, const std::string& you,
                                    const HouseWords& words, const json::value& known) {
  if (!view.is_object()) return {};
  return Drawing(you, words, known).draw(view);
}

std::string awaited_text(const json::value& view) {
  std::string text;
  const auto* awaited = find(view, "awaited");
  if (awaited == nullptr || !awaited->is_array()) return text;
  for (const auto& one : awaited->get_array()) append(text, ", ", plain_text(one));
  return text;
}

bool is_awaited(const json::value& view, const std::string& person) {
  const auto* awaited = find(view, "awaited");
  if (awaited == nullptr || !awaited->is_array() || person.empty()) return false;
  return std::ranges::any_of(awaited->get_array(),
                             [&](const json::value& one) { return plain_text(one) == person; });
}

}  // namespace sabot::cli
