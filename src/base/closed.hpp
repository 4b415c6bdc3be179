#pragma once
// A game's list of commands or events as a type of its own. A variant of a hundred structs is
// copied, compared and destroyed by code that takes a compiler seconds, again in every file that
// does so; here that code is compiled once, in the file that has the list's name. Boost's variant,
// because the standard library's takes four times as long. Its visit, get_if and
// holds_alternative are found by the type of their argument: get_if<BetPlaced>(&event).
//   using EventList = boost::variant2::variant<BetPlaced, NoVaMas, …>;
//   struct Event : EventList { SABOT_CLOSED(Event, EventList) };          in events.hpp
//   SABOT_CLOSED_ONCE(Event)                                              in events.cpp

#include <memory>
#include <type_traits>
#include <utility>

#include <boost/variant2/variant.hpp>

namespace sabot::detail {

template <class T, class V>
inline constexpr bool is_alternative = false;
template <class T, class... A>
inline constexpr bool is_alternative<T, boost::variant2::variant<A...>> = (std::is_same_v<T, A> ||
                                                                           ...);

}  // namespace sabot::detail

#define SABOT_CLOSED(Name, Variant)                                          \
  using List = Variant;                                                      \
  template <class T>                                                         \
  requires(::sabot::detail::is_alternative<std::remove_cvref_t<T>, Variant>) \
      Name(T&& one) /* whatever it can be, it is: no cast */                 \
      : Variant(boost::variant2::in_place_type_t<std::remove_cvref_t<T>>(),  \
                std::forward<T>(one)) {}                                     \
  Name();                                                                    \
  Name(const Name&);                                                         \
  Name(Name&&) noexcept;                                                     \
  Name& operator=(const Name&);                                              \
  Name& operator=(Name&&) noexcept;                                          \
  ~Name();                                                                   \
  bool operator==(const Name&) const;

// Assigning destroys and moves in, which cannot throw: less code than the variant's own.
#define SABOT_CLOSED_ONCE(Name)                                                \
  Name::Name() = default;                                                      \
  Name::Name(const Name&) = default;                                           \
  Name::Name(Name&&) noexcept = default;                                       \
  Name::~Name() = default;                                                     \
  Name& Name::operator=(const Name& other) { return *this = Name(other); }     \
  Name& Name::operator=(Name&& other) noexcept {                               \
    static_assert(std::is_nothrow_move_constructible_v<List>);                 \
    if (this == &other) return *this;                                          \
    std::destroy_at(this);                                                     \
    return *std::construct_at(this, std::move(other));                         \
  }                                                                            \
  bool Name::operator==(const Name& other) const {                             \
    return static_cast<const List&>(*this) == static_cast<const List&>(other); \
  }
