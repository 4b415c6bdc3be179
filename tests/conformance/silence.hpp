#pragma once
// A table at which people fall silent. From then on only the croupier's ordinary acts, those who
// still speak, and the clock carry it on: the coup must end, or the table come to rest.

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/table/automatic_croupier.hpp"

namespace sabot::conformance {

// Nothing is owed to anybody who waits, or what is missing is no single person's to give.
inline bool is_settled(const punto_banca::Rules& rules, const punto_banca::State& state) {
  // The house has chosen to wait until somebody takes the sabot.
  const bool open = state.phase == punto_banca::Phase::offering && state.offered_to.is_nobody();
  return open || About<punto_banca::PuntoBanca>::rests(rules, state);
}

inline bool is_settled(const chemin_de_fer::Rules& rules, const chemin_de_fer::State& state) {
  using enum chemin_de_fer::Phase;
  const bool enough = chemin_de_fer::enough_players(rules, state);
  switch (state.phase) {
    case closed: return true;
    case counting:
    case announcing: return !enough;
    // Or the inspector must say what becomes of cards drawn too early.
    case betting: return !enough || (state.stakes.empty() && !state.aside.empty());
    // Too many cards are lost for the coup to be dealt: it must be annulled.
    case dealing:
    case drawing: return state.sabot.left() == 0 && state.aside.empty();
    default: return false;
  }
}

inline bool is_settled(const dos_panos::Rules& rules, const dos_panos::State& state) {
  return About<dos_panos::DosPanos>::rests(rules, state);
}

inline bool is_settled(const reglamento::Rules& rules, const reglamento::State& state) {
  return About<reglamento::Reglamento>::rests(rules, state);
}

inline bool is_settled(const wheel::Rules& rules, const wheel::State& state) {
  return About<wheel::Wheel>::rests(rules, state);
}

inline bool is_settled(const treinta_cuarenta::Rules& rules, const treinta_cuarenta::State& state) {
  return About<treinta_cuarenta::TreintaCuarenta>::rests(rules, state);
}

// What the house does for the absent in the words of the article, or because there is no such
// command of theirs then: a hand that passes while bets are open.
inline bool is_of_the_house(const punto_banca::State&, std::string_view) { return false; }
// For every chance that the absent player has a stake on, one after the other.
inline bool is_of_the_house(const wheel::State&, std::string_view) { return true; }
inline bool is_of_the_house(const chemin_de_fer::State& state, std::string_view act) {
  return act == "too-slow" || (act == "pass-hand" && state.phase == chemin_de_fer::Phase::betting);
}

inline bool is_of_the_house(const reglamento::State&, std::string_view) { return false; }

inline bool is_of_the_house(const dos_panos::State&, std::string_view act) {
  return act == "too-slow" || act == "announce-stake";
}

inline bool is_of_the_house(const treinta_cuarenta::State&, std::string_view act) {
  return act == "prison" || act == "half";
}

// What each game tells when the house has decided for somebody.
punto_banca::HouseDecided house_decided(const punto_banca::State&);
wheel::HouseDecided house_decided(const wheel::State&);
treinta_cuarenta::HouseDecided house_decided(const treinta_cuarenta::State&);
chemin_de_fer::HouseDecided house_decided(const chemin_de_fer::State&);
dos_panos::HouseDecided house_decided(const dos_panos::State&);
reglamento::HouseDecided house_decided(const reglamento::State&);

template <class G>
class Silence {
 public:
  using State = typename G::State;
  using HouseDecided = decltype(house_decided(std::declval<const State&>()));
  using Acts = std::map<std::string, int>;

  explicit Silence(const Setting& setting) : rules_(rules_of<G>(setting)) {
    state_ = G::initial(rules_);
    for (const auto& [who, line] : About<G>::set_up(rules_)) give(*PersonId::from(who), line);
  }

  // This many steps of an ordinary game.
  void play(int steps, StepChance& chance) {
    for (int i = 0; i < steps; ++i) {
      std::vector<Choice> all;
      for (const auto& one : state_.people.all())
        for (auto& option : G::options(rules_, state_, one.id))
          if (const auto weight = About<G>::weight(state_, one, option))
            all.push_back({one.id, About<G>::preferred(std::move(option)), weight});
      if (all.empty()) return;
      const auto& [who, option, weight] = by_weight(all, chance);
      give(who, table::choose(option, chance));
    }
  }

  // Everybody, or only this one, says nothing more. How the house decided for them is counted.
  void fall_silent(const std::optional<PersonId>& only, StepChance& chance, Acts& acts) {
    transcript_ += "\n  — silence —";
    ended_ = false;
    for (int commands = 0; !ended_; ++commands) {
      expect(commands < most_commands, "no end", transcript_);
      if (deal(chance)) continue;
      if (is_settled(rules_, state_)) return;
      expect(wait(only, chance, acts), "nobody can go on", transcript_);
    }
  }

 private:
  // A whole talla prepared, the bank offered to everybody several times, and a coup.
  static constexpr int most_commands = 300;

  struct Choice {
    PersonId who;
    rules::Option option;
    std::uint32_t weight;
  };

  static const Choice& by_weight(const std::vector<Choice>& all, StepChance& chance) {
    std::uint32_t sum = 0;
    for (const auto& one : all) sum += one.weight;
    auto skip = chance.below(sum);
    auto at = all.begin();
    for (; skip >= at->weight; ++at) skip -= at->weight;
    return *at;
  }

  // What only the staff can do. Each of these says whether anything was done.
  bool deal(StepChance& chance) {
    for (const auto& one : G::facts().staff) {
      const auto who = *PersonId::from(one.handle);
      const auto options = G::options(rules_, state_, who);
      const auto* act = table::croupier_choice(options);
      if (act == nullptr) continue;
      give(who, table::choose(*act, chance));
      return true;
    }
    return report(G::options(rules_, state_, croupier_), chance);
  }

  bool wait(const std::optional<PersonId>& only, StepChance& chance, Acts& acts) {
    const auto awaited = G::view(rules_, state_, croupier_).awaited;
    for (const auto& one : awaited)
      if (!only || one == *only) return time_out(one, acts), true;
    if (only && (speak(awaited, *only, chance) || speak({}, *only, chance))) return true;
    if (!awaited.empty()) return time_out(awaited.front(), acts), true;
    return false;
  }

  // The person waited for, or else anybody, plays; but not the one who has fallen silent.
  bool speak(const std::vector<PersonId>& awaited, const PersonId& silent, StepChance& chance) {
    std::vector<Choice> all;
    for (const auto& one : state_.people.all()) {
      const bool is_asked = awaited.empty() || std::ranges::find(awaited, one.id) != awaited.end();
      if (one.role != rules::Role::player || one.id == silent || !is_asked) continue;
      for (auto& option : G::options(rules_, state_, one.id))
        if (About<G>::is_play(one, option)) all.push_back({one.id, std::move(option), 1});
    }
    if (all.empty()) return false;
    const auto& [who, option, weight] = by_weight(all, chance);
    give(who, table::choose(option, chance));
    return true;
  }

  // The house does what the person could have done.
  void time_out(const PersonId& person, Acts& acts) {
    const State before = state_;
    const auto events = give(croupier_, "clock-out person=" + std::string(person.handle()));
    const auto* decided = get_if<HouseDecided>(&events.front().event);
    expect(decided != nullptr && decided->person == person, "not decided for him", transcript_);
    const auto act = to_text(decided->act);
    ++acts[act];
    const auto his = G::options(rules_, before, person);
    expect(is_of_the_house(before, act) || table::is_offered(his, act),
           "done for him, and not his to do: ", act, transcript_);
  }

  // With real cards: that the banker has turned over the card owed.
  bool report(const std::vector<rules::Option>& options, StepChance& chance) {
    const auto exposes = [](const rules::Option& one) {
      return one.command == "expose-card" &&
             get<rules::OneOf>(one.fields[0].domain).values.front() == "banker" &&
             get<rules::OneOf>(one.fields[1].domain).values.front() == "banca";
    };
    const auto found = std::ranges::find_if(options, exposes);
    if (found == options.end()) return false;
    give(croupier_, table::choose(*found, chance));
    return true;
  }

  std::vector<rules::Ruled<typename G::Event>> give(const PersonId& who, std::string_view line) {
    ((transcript_ += "\n  ") += who.handle()) += " ";
    transcript_ += line.substr(0, 120);
    auto command = read_notation<typename G::Command>(line);
    expect(command.has_value(), "not a command", transcript_);
    auto events = G::decide(rules_, state_, {who, *std::move(command)});
    expect(events.has_value(), "refused", transcript_);
    for (const auto& one : *events) {
      G::apply(state_, one.event);
      const auto name = detail::Alternatives<typename G::Event>::names[one.event.index()];
      ended_ |= name == "coup-ended" || name == "talla-ended";
    }
    return *std::move(events);
  }

  typename G::Rules rules_;
  State state_;
  PersonId croupier_ = "crupier"_who;
  bool ended_ = false;
  std::string transcript_;
};

}  // namespace sabot::conformance
