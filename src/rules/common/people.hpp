#pragma once
// The people at a table: their office, their place, their chips, and those who wait for a seat.

#include <vector>

#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/rules/common/role.hpp"

namespace sabot::rules {

// Seats are compartments numbered from 1; 0 is no place.
using SeatNumber = int;

struct Person {
  PersonId id;
  Role role = Role::player;
  SeatNumber seat = 0;  // where they sit, or behind which they stand
  bool standing = false;
  Money chips;

  bool is_seated() const { return seat != 0 && !standing; }
  bool is_placed() const { return seat != 0; }
  friend bool operator==(const Person&, const Person&) = default;
};

// The numbered compartments of a table; number 13 may be left out.
struct Places {
  int count = 0;
  bool has_13 = true;

  SeatNumber last() const { return !has_13 && count >= 13 ? count + 1 : count; }
  bool has(SeatNumber seat) const { return seat >= 1 && seat <= last() && (has_13 || seat != 13); }
  // Steps to the right from one compartment to another: the numbers rise to the right.
  int steps_right(SeatNumber from, SeatNumber to) const {
    const int span = last();
    return ((to - from) % span + span) % span;
  }
  // How soon a compartment comes, going right from another: the next is 0, that one itself last.
  int rank_right(SeatNumber from, SeatNumber to) const {
    return (steps_right(from, to) + last() - 1) % last();
  }
  friend bool operator==(const Places&, const Places&) = default;
};

class People {
 public:
  // The house itself, casa, is the first director: it admits everybody else.
  static People of_an_empty_table();

  const std::vector<Person>& all() const { return all_; }
  const std::vector<PersonId>& waiting() const { return waiting_; }

  const Person* find(const PersonId& id) const;
  const Person* at_seat(SeatNumber seat) const;  // the person who sits there
  bool waits(const PersonId& id) const;
  // The nearest occupied seat strictly to the right of `from`, as the table goes round, whose
  // occupant `accept`s; `from` itself comes last. Nobody: null.
  template <class Accept>
  const Person* next_seated_right(const Places& places, SeatNumber from, Accept accept) const {
    const Person* best = nullptr;
    int best_steps = 0;
    for (const auto& one : all_) {
      if (!one.is_seated() || !accept(one)) continue;
      const int steps = places.rank_right(from, one.seat);
      if (best == nullptr || steps < best_steps) best = &one, best_steps = steps;
    }
    return best;
  }

  void admit(const PersonId& id, Role role);
  void place(const PersonId& id, SeatNumber seat, bool standing);
  void unplace(const PersonId& id);
  void put_on_list(const PersonId& id) { waiting_.push_back(id); }
  void give(const PersonId& id, Money amount);
  void take(const PersonId& id, Money amount);

  friend bool operator==(const People&, const People&) = default;

 private:
  Person& known(const PersonId& id);

  std::vector<Person> all_;
  std::vector<PersonId> waiting_;
};

}  // namespace sabot::rules
