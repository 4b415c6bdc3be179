#pragma once
// Whether the cards of a talla came in the order that was promised. Fed with the events of a
// table, of whatever game, it keeps the promise, the cut and every card drawn; when the order is
// revealed it compares, and draws again the lots that were promised with it. A talla without a
// promise, or not revealed yet, proves nothing and breaks nothing.

#include <deque>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/rules/common/chance.hpp"

namespace sabot::table {

class TallaCheck {
 public:
  void hear(const rules::Heard& heard);

  // The first thing that is wrong. Once there is one, nothing more is heard.
  const std::optional<std::string>& fault() const { return fault_; }
  int promised() const { return promised_; }
  int verified() const { return verified_; }
  int excused() const { return excused_; }  // by the chief
  // A talla that has ended, whose order was promised and is still to be shown.
  bool is_owed() const { return talla_.promise.has_value() && talla_.ended; }

 private:
  using Place = std::size_t;  // of a card among all that have left the sabot, in their order

  // What a card was said to be, as it was drawn or later.
  struct Named {
    Place place = 0;
    Card card;
  };
  // Cards turned over together after they were dealt face down.
  struct Shown {
    std::vector<Place> places;
    std::vector<Card> cards;
  };
  struct Lot {
    int of = 0;
    int number = 0;
  };
  struct Talla {
    int counted = 0;
    std::optional<Digest> promise;
    bool ended = false;
    int cut_at = 0;
    int lot_of = 0;  // how many are in the lot that is drawn next
    Place drawn = 0;
    std::deque<Place> aside;                  // out of the sabot, in nobody's hand yet
    std::map<int, std::vector<Place>> hands;  // of the coup under way
    std::vector<Named> named;
    std::vector<Shown> shown;
    std::vector<Lot> lots;
  };

  // What a part of it tells; nothing where it is of something else.
  void on(const rules::heard::Counted& heard);
  void on(const rules::heard::OrderPromised& heard);
  void on(const rules::heard::Cut& heard) { talla_.cut_at = heard.at; }
  void on(const rules::heard::Gone& heard);
  void on(const rules::heard::SetAside& heard) { talla_.aside.push_back(draw(heard.card)); }
  void on(const rules::heard::AsideGone& heard);  // those that have lain there longest
  void on(const rules::heard::Dealt& heard);
  void on(const rules::heard::Exposed& heard);
  void on(const rules::heard::Shown& heard);
  void on(const rules::heard::LotDue& heard) { talla_.lot_of = heard.of; }
  void on(const rules::heard::LotDrawn& heard) {
    talla_.lots.push_back({talla_.lot_of, heard.number});
  }
  void on(const rules::heard::CoupEnded&) { talla_.hands.clear(); }
  void on(const rules::heard::TallaEnded&) { talla_.ended = true; }
  void on(const rules::heard::OrderExcused&);
  void on(const rules::heard::OrderShown& heard);
  template <class Other>
  void on(const Other&) {}

  // The next card of the sabot, with its name where it has one.
  Place draw(const std::optional<Card>& card);
  // Empty where all of it is as promised.
  std::string broken_promise(const Digest& salt, const std::vector<Card>& order) const;
  std::string wrong_card(std::span<const Card> cut) const;
  std::string wrong_lot(const Digest& salt) const;

  Talla talla_;
  std::optional<std::string> fault_;
  int promised_ = 0;
  int verified_ = 0;
  int excused_ = 0;
};

}  // namespace sabot::table
