#pragma once
// A croupier that deals by itself. It owns the random source and the order of the cards, which the
// table does not know; like everybody else it acts only from the options it is given and what it is
// told.

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/json/object.hpp>

#include "sabot/chance/commitment.hpp"
#include "sabot/chance/random_source.hpp"
#include "sabot/chance/shuffle.hpp"
#include "sabot/rules/common/option.hpp"

namespace sabot::table {

// The order of a talla, from the mixing to its revealing.
class HeldSabot {
 public:
  void take(chance::SealedOrder sealed);
  const chance::SealedOrder& sealed() const { return sealed_; }
  Digest commitment() const { return chance::commit(sealed_); }
  // What happened at the table to the cards: the cut, a card dealt, burned, discarded, set aside.
  void hear(const boost::json::object& event);
  // The card that comes next: one that lies aside before those of the sabot. It is gone only when
  // the table says that it was dealt.
  Card next() const;
  std::string salt_text() const;
  std::string order_text() const;

 private:
  void drop_aside(std::size_t count);

  chance::SealedOrder sealed_;
  std::vector<Card> cut_;
  std::size_t next_ = 0;
  std::deque<std::size_t> aside_;  // places in the cut order, that which has lain longest first
};

// What a croupier must not forget, so that another can take over: with it, and with every event
// that it has heard since. It tells the order of the cards.
struct CroupierMemory {
  int cards = 0;  // counted into the sabot
  Digest salt;
  std::vector<Card> order;  // empty before the mixing
};
BOOST_DESCRIBE_STRUCT(CroupierMemory, (), (cards, salt, order))

// Its next ordinary act; revealing comes before all others. Reports of incidents are not for an
// automatic croupier, to whom none happen.
const rules::Option* croupier_choice(const std::vector<rules::Option>& options);

// The last mixing of a talla: the order of the cards is promised with it.
bool seals_an_order(const rules::Option& option);

template <chance::RandomSource S>
class AutomaticCroupier {
 public:
  explicit AutomaticCroupier(S& source) : source_(source) {}

  void hear(const boost::json::object& event) { sabot_.hear(event); }

  CroupierMemory memory() const { return {cards_, sabot_.sealed().salt, sabot_.sealed().order}; }
  void recall(CroupierMemory memory) {
    cards_ = memory.cards;
    sabot_.take({std::move(memory.order), memory.salt});
  }

  // The next command, without the person who gives it; none where there is nothing to do.
  std::optional<std::string> next(const std::vector<rules::Option>& options) {
    const auto* option = croupier_choice(options);
    if (option == nullptr) return std::nullopt;
    if (option->command == "count-cards") return count(*option);
    if (seals_an_order(*option)) return mix(option->command);
    if (option->command == "reveal")
      return "reveal salt=" + sabot_.salt_text() + " order=" + sabot_.order_text();
    std::string text(option->command);
    for (const auto& field : option->fields)
      text += " " + std::string(field.name) + "=" + value(field.domain);
    return text;
  }

 private:
  std::string count(const rules::Option& option) {
    const auto& numbers = std::get<rules::Numbers>(option.fields.front().domain);
    cards_ = static_cast<int>(numbers.least);
    return "count-cards count=" + std::to_string(cards_);
  }
  std::string mix(std::string_view command) {
    auto order = chance::packs_in_order(cards_ / Card::kinds);
    chance::shuffle(std::span(order), source_);
    sabot_.take(chance::seal(std::move(order), source_));
    return std::string(command) + " commitment=" + to_text(sabot_.commitment());
  }
  std::string value(const rules::Domain& domain) {
    if (std::holds_alternative<rules::Cards>(domain)) return to_text(sabot_.next());
    if (const auto* numbers = std::get_if<rules::Numbers>(&domain)) {
      const auto span = static_cast<std::uint32_t>(numbers->greatest - numbers->least + 1);
      return std::to_string(numbers->least + source_.below(span));
    }
    if (const auto* words = std::get_if<rules::OneOf>(&domain)) return words->values.front();
    return {};
  }

  S& source_;
  HeldSabot sabot_;
  int cards_ = 0;
};

}  // namespace sabot::table
