#include "sabot/rules/baccarat/talla.hpp"

#include <iterator>

#include "sabot/law/art.hpp"

namespace sabot::baccarat {

using namespace law::literals;

namespace {

// The packs as they were before any card was drawn.
SabotCount whole(const SabotCount& sabot) { return SabotCount(sabot.packs()); }

}  // namespace

Option offer_count(const SabotCount& sabot) {
  return {"count-cards", {{"count", rules::Numbers{sabot.size(), sabot.size()}}}};
}

Option offer_cut(const SabotCount& sabot) {
  return {"cut", {{"at", rules::Numbers{1, sabot.size() - 1}}}};
}

Option offer_stop_card(int below) {
  return {"place-stop-card", {{"below", rules::Numbers{below, below}}}};
}

Option offer_reveal(const SabotCount& sabot) {
  return {"reveal",
          {{"salt", rules::AnyDigest{}}, {"order", rules::CardList{sabot.size(), whole(sabot)}}}};
}

rules::Bar bar_reveal(const rules::Person* actor, rules::Role dealer, const law::Citations& staff,
                      bool between_tallas, const std::optional<Digest>& unrevealed) {
  if (auto bar = rules::bar_unless(actor, dealer, staff)) return bar;
  if (!between_tallas || !unrevealed) return rules::Refusal{RefusalCode::wrong_phase, "S-11"_art};
  return std::nullopt;
}

std::optional<RefusalCode> wrong_cut(const SabotCount& sabot, int at) {
  if (at < 1 || at >= sabot.size()) return RefusalCode::cut_out_of_range;
  return std::nullopt;
}

std::optional<RefusalCode> wrong_order(const SabotCount& sabot, const std::vector<Card>& order) {
  if (std::ssize(order) != sabot.size()) return RefusalCode::wrong_count;
  if (!whole(sabot).may_hold_all(order)) return RefusalCode::card_not_in_sabot;
  return std::nullopt;
}

}  // namespace sabot::baccarat
