#pragma once
// The part that the views of all games have in common, for those who follow a table without
// knowing its game. A game's own view has these fields among others.

#include <concepts>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/rules/common/people.hpp"
#include "sabot/rules/common/role.hpp"

namespace sabot::rules {

// The viewer, if the table knows them.
struct SelfView {
  PersonId person;
  Role role{};
  int seat = 0;
  bool standing = false;
  Money chips;
  Money staked;  // on the felt, in prison, in a bank: with the chips, all that is theirs here
};
BOOST_DESCRIBE_STRUCT(SelfView, (), (person, role, seat, standing, chips, staked))

// Somebody who sits, or stands behind a seat.
struct PlaceView {
  int seat = 0;
  PersonId person;
  bool standing = false;
};
BOOST_DESCRIBE_STRUCT(PlaceView, (), (seat, person, standing))

struct TableView {
  std::string phase;
  std::string currency;
  Money minimum;
  std::optional<Money> maximum;   // where one holds for every bet
  std::vector<PersonId> awaited;  // those without whom the game does not go on
  std::vector<PlaceView> places;
  std::vector<PersonId> waiting;  // for a seat
  std::optional<SelfView> self;

  bool is_closed() const { return phase == "closed"; }
};

// A game's view must have all of it; its places may tell more than these.
template <class View>
concept TellsOfTheTable = requires(const View& view) {
  requires DescribedEnum<std::remove_cvref_t<decltype(view.phase)>>;
  { view.currency } -> std::convertible_to<std::string>;
  { view.minimum } -> std::convertible_to<Money>;
  { view.awaited } -> std::convertible_to<std::vector<PersonId>>;
  { view.places.front().seat } -> std::convertible_to<int>;
  { view.places.front().person } -> std::convertible_to<PersonId>;
  { view.places.front().standing } -> std::convertible_to<bool>;
  { view.waiting } -> std::convertible_to<std::vector<PersonId>>;
  { view.self } -> std::convertible_to<std::optional<SelfView>>;
};

template <TellsOfTheTable View>
TableView table_view(const View& view) {
  TableView common{to_text(view.phase), view.currency, view.minimum, std::nullopt, view.awaited, {},
                   view.waiting,        view.self};
  if constexpr (requires { view.maximum; }) common.maximum = view.maximum;
  for (const auto& one : view.places) common.places.push_back({one.seat, one.person, one.standing});
  return common;
}

// What views are made with.
std::optional<SelfView> self_view(const People& people, const PersonId& person, Money staked);
std::vector<PlaceView> place_views(const People& people);
// None where nobody is meant.
std::optional<PersonId> somebody(const PersonId& id);

}  // namespace sabot::rules
