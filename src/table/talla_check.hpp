#pragma once
// Whether the cards of a talla came in the order that was promised. Fed with the events of a
// table, of whatever game, it keeps the promise, the cut and every card drawn; when the order is
// revealed it compares. A talla without a promise, or not revealed yet, proves nothing and breaks
// nothing.

#include <deque>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"

namespace sabot::table {

class TallaCheck {
 public:
  void hear(const boost::json::object& event);

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
  struct Talla {
    int counted = 0;
    std::optional<Digest> promise;
    bool ended = false;
    int cut_at = 0;
    Place drawn = 0;
    std::deque<Place> aside;  // out of the sabot, in nobody's hand yet
    std::map<std::string, std::vector<Place>, std::less<>> hands;  // of the coup under way
    std::vector<Named> named;
    std::vector<Shown> shown;
  };

  void hear_cards(std::string_view name, const boost::json::object& event);
  // The next card of the sabot, with its name where the event has it.
  Place draw(const boost::json::object& event);
  void deal(const boost::json::object& event);
  void expose(const boost::json::object& event);
  void show(const boost::json::object& event);
  // Those that have lain aside longest.
  void throw_aside(std::size_t count);
  void reveal(const boost::json::object& event);
  // Empty where all of it is as promised.
  std::string broken_promise(const Digest& salt, const std::vector<Card>& order) const;
  std::string wrong_card(std::span<const Card> cut) const;

  Talla talla_;
  std::optional<std::string> fault_;
  int promised_ = 0;
  int verified_ = 0;
  int excused_ = 0;
};

}  // namespace sabot::table
