#pragma once
// A croupier that deals by itself. It owns the random source, the order of the cards and where the
// ball will fall, which the table does not know; like everybody else it acts only from the options
// it is given and what it is told.

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>
#include "sabot/chance/commitment.hpp"
#include "sabot/chance/random_source.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/chance/shuffle.hpp"
#include "sabot/rules/common/chance.hpp"
#include "sabot/rules/common/option.hpp"

namespace sabot::table {

// The order of a talla, from the mixing to its revealing.
class HeldSabot {
 public:
  void take(chance::SealedOrder sealed);
  const chance::SealedOrder& sealed() const { return sealed_; }
  // The number of a lot among that many, which the salt of a promised order decides; none where no
  // order is promised, or it has been shown.
  std::optional<int> lot(int of) const;
  // What happened at the table to the cards: the cut, a card dealt, burned, discarded, set aside.
  void hear(const rules::Heard& heard);
  // The card that comes next: one that lies aside before those of the sabot. It is gone only when
  // the table says that it was dealt.
  Card next() const;

 private:
  void cut_cards(int at);
  void drop_aside(int count);

  chance::SealedOrder sealed_;
  std::vector<Card> cut_;
  std::size_t next_ = 0;
  int cut_at_ = 0;
  int lots_ = 0;  // drawn under this salt
  bool shown_ = true;
  std::deque<std::size_t> aside_;  // places in the cut order, that which has lain longest first
};

// What a croupier must not forget, so that another can take over: with it, and with every event
// that it has heard since. It tells what was promised: the order of the cards, or a pocket.
struct CroupierMemory {
  int number = 0;  // of the pocket
  Digest salt;
  std::vector<Card> order;  // empty where nothing is promised of cards
};
BOOST_DESCRIBE_STRUCT(CroupierMemory, (), (number, salt, order))

// Its next ordinary act; revealing comes before all others. Reports of incidents are not for an
// automatic croupier, to whom none happen.
const rules::Option* croupier_choice(const std::vector<rules::Option>& options);

// With this act something is promised of chance; or what was promised is shown.
bool promises(const rules::Option& option);
bool shows_what_was_promised(const rules::Option& option);

template <chance::RandomSource S>
class AutomaticCroupier {
 public:
  explicit AutomaticCroupier(S& source) : source_(source) {}

  void hear(const rules::Heard& heard) { sabot_.hear(heard); }

  CroupierMemory memory() const {
    return {pocket_.number, sabot_.sealed().order.empty() ? pocket_.salt : sabot_.sealed().salt,
            sabot_.sealed().order};
  }
  void recall(CroupierMemory memory) {
    pocket_ = {memory.number, memory.salt};
    sabot_.take({std::move(memory.order), memory.salt});
  }

  // The next command, without the person who gives it; none where there is nothing to do. `due`
  // is what chance must bring.
  std::optional<std::string> next(const std::vector<rules::Option>& options,
                                  const rules::ChanceDue& due) {
    const auto* option = croupier_choice(options);
    if (option == nullptr) return std::nullopt;
    const bool shows = shows_what_was_promised(*option);
    std::string text(option->command);
    for (const auto& field : option->fields)
      text +=
          " " + std::string(field.name) + "=" +
          std::visit([&](const auto& domain) { return value(domain, due, shows); }, field.domain);
    return text;
  }

 private:
  // A field that may be left out is a promise; one that may not, the salt of a promise made.
  std::string value(const rules::AnyDigest& domain, const rules::ChanceDue& due, bool) {
    if (domain.may_be_left_out) return to_text(promise(due));
    return to_text(sabot_.sealed().order.empty() ? pocket_.salt : sabot_.sealed().salt);
  }
  std::string value(const rules::CardList&, const rules::ChanceDue&, bool) {
    return to_text(sabot_.sealed().order);
  }
  std::string value(const rules::Cards&, const rules::ChanceDue&, bool) {
    return to_text(sabot_.next());
  }
  std::string value(const rules::Numbers& numbers, const rules::ChanceDue& due, bool shows) {
    if (shows) return std::to_string(pocket_.number);
    if (const auto* lot = std::get_if<rules::LotDue>(&due))
      if (const auto number = sabot_.lot(lot->of)) return std::to_string(*number);
    const auto span = static_cast<std::uint32_t>(numbers.greatest - numbers.least + 1);
    return std::to_string(numbers.least + source_.below(span));
  }
  std::string value(const rules::OneOf& words, const rules::ChanceDue&, bool) {
    return words.values.front();
  }
  template <class Domain>
  std::string value(const Domain&, const rules::ChanceDue&, bool) {
    return {};
  }

  Digest promise(const rules::ChanceDue& due) {
    if (const auto* pocket = std::get_if<rules::PocketDue>(&due)) {
      pocket_.number =
          1 + static_cast<int>(source_.below(static_cast<std::uint32_t>(pocket->numbers.size())));
      source_.fill(pocket_.salt.bytes);
      return chance::commit(pocket_);
    }
    const auto& cards = std::get<rules::CardDue>(due);
    auto order = chance::packs_in_order(cards.left.packs());
    chance::shuffle(std::span(order), source_);
    sabot_.take(chance::seal(std::move(order), source_));
    return chance::commit(sabot_.sealed(),
                          cards.lots ? chance::Lots::promised : chance::Lots::apart);
  }

  S& source_;
  HeldSabot sabot_;
  chance::SealedNumber pocket_;
};

}  // namespace sabot::table
