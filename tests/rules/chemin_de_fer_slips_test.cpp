// Every word of the punto's with every total, and whatever the banker then does: a table whose
// cards nobody names before they are shown ends the coup as one that knows them and rules at once.

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "sabot/base/notation.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"

namespace sabot::chemin_de_fer {
namespace {

enum class Against { table, banco, free_banco };

// What the two hands have and what their holders mean to do.
struct Coup {
  int punto = 0;
  Declaration word{};
  int banca = 0;
  bool gives = false;   // the banker, a card to the punto after a slip
  bool draws = false;   // and one to the bank
  bool abates = false;  // where allowed
  Against against{};
};

std::string told(const Coup& coup) {
  const auto yes = [](bool holds) { return holds ? "yes" : "no"; };
  return "punto " + std::to_string(coup.punto) + " says " +
         std::to_string(static_cast<int>(coup.word)) + ", banca " + std::to_string(coup.banca) +
         ", gives " + yes(coup.gives) + ", draws " + yes(coup.draws) + ", abates " +
         yes(coup.abates) + ", against " + std::to_string(static_cast<int>(coup.against));
}

// How a coup ended: what each hand kept and lost, and who won.
using End = std::tuple<Winner, std::optional<Card>, std::optional<Card>, bool, bool>;

std::vector<std::string> cards_of(int total) {
  static const std::string ranks = "TA23456789";
  return {"Kd", std::string(1, ranks[static_cast<std::size_t>(total)]) + "c"};
}

class Table {
 public:
  Table(std::string_view regulation, std::string_view overlay)
      : rules_(rules(regulation, overlay)) {
    state_ = CheminDeFer::initial(rules_);
    for (const auto* line :
         {"casa admit person=crupier role=croupier", "casa admit person=caja role=cashier",
          "casa admit person=ana role=player", "casa admit person=blas role=player",
          "casa admit person=carla role=player", "casa admit person=diego role=player",
          "casa open minimum=5", "caja sell-chips to=ana amount=1000",
          "caja sell-chips to=blas amount=1000", "ana sit seat=1", "blas sit seat=2",
          "carla sit seat=3", "diego sit seat=4"})
      say(line);
  }

  void begin(Against against) {
    if (against == Against::free_banco) say("casa authorise-banco free=true");
    for (const auto* line :
         {"crupier count-cards count=312", "crupier mix", "crupier mix-last", "diego cut at=100",
          "crupier place-stop-card below=7", "ana take-bank amount=100", "crupier announce-bank"})
      say(line);
    if (against != Against::table) say("blas banco");
    say("crupier award-banco");
    if (against == Against::table) say("blas bet stake=50");
    say("crupier no-van-mas");
  }

  End play(const Coup& coup, bool real) {
    for (int i = 0; i < 40 && state_.phase != Phase::paying; ++i) say(next(coup, real));
    EXPECT_EQ(state_.phase, Phase::paying);
    const auto& punto = state_.hand(Hand::punto);
    const auto& banca = state_.hand(Hand::banca);
    return {state_.winner, punto.third, banca.third, punto.abate_lost, banca.abate_lost};
  }

 private:
  static Rules rules(std::string_view regulation, std::string_view overlay) {
    auto ruleset = law::Ruleset::of(regulation, "chemin-de-fer").value();
    ruleset.overlay(overlay).value();
    return Rules::from(ruleset).value();
  }

  void say(const std::string& line) {
    const auto gap = line.find(' ');
    const auto who = PersonId::from(line.substr(0, gap));
    const auto command = read_notation<Command>(line.substr(gap + 1));
    ASSERT_TRUE(who && command) << line;
    const auto decision = CheminDeFer::decide(rules_, state_, {*who, *command});
    ASSERT_TRUE(decision) << line << ": " << static_cast<int>(decision.error().code);
    for (const auto& one : *decision) CheminDeFer::apply(state_, one.event);
  }

  std::string next(const Coup& coup, bool real) {
    switch (state_.phase) {
      case Phase::dealing: return deal_first(coup, real);
      case Phase::giving: return "crupier give-cards";
      case Phase::lifting: return "blas take-cards";
      case Phase::punto_speaks: return "blas " + punto_word(coup);
      case Phase::banker_answers: return may_abate(coup) ? "ana abatir" : "ana dar-carta";
      case Phase::slip:
        if (may_abate(coup)) return "ana abatir";
        return coup.gives ? "ana dar-carta" : "ana negar-carta";
      case Phase::banker_speaks: return "ana " + banker_word(coup, real);
      case Phase::drawing:
        return state_.due == Hand::punto ? "crupier deal card=3h" : "crupier deal card=6h";
      default: return show(coup, real);
    }
  }

  std::string deal_first(const Coup& coup, bool real) const {
    if (real) return "crupier deal";
    const auto dealt = state_.hands[0].first.size() + state_.hands[1].first.size();
    return "crupier deal card=" + cards_of(dealt % 2 == 0 ? coup.punto : coup.banca)[dealt / 2];
  }

  // Asked again, the punto says what the rules order.
  std::string punto_word(const Coup& coup) {
    static const std::vector<std::string> words{"carta", "no", "abatir"};
    if (!std::exchange(spoken_, true)) return words[static_cast<std::size_t>(coup.word)];
    return coup.punto <= 4 ? "carta" : "no";
  }

  bool may_abate(const Coup& coup) const {
    const auto& banca = state_.hand(Hand::banca);
    const bool gave = state_.hand(Hand::punto).third || banca.third;
    return coup.abates && coup.banca >= 8 && !banca.abate_lost && !gave;
  }

  // A slip that nobody knows of cannot be answered: a banker who would give a card has drawn none.
  std::string banker_word(const Coup& coup, bool real) const {
    const bool slip = coup.word == Declaration::no && coup.punto >= 1 && coup.punto <= 4 &&
                      coup.against == Against::table;
    const bool hidden = real && slip && !state_.hand(Hand::punto).judged;
    if (may_abate(coup)) return "abatir";
    return coup.draws && !(hidden && coup.gives) ? "carta" : "no";
  }

  std::string show(const Coup& coup, bool real) const {
    const bool banca_first = state_.hand(Hand::banca).abated;
    const bool banca = banca_first ? !state_.hand(Hand::banca).shown : state_.hands[0].shown;
    const auto cards = cards_of(banca ? coup.banca : coup.punto);
    const std::string hand = banca ? "banca" : "punto";
    const bool named = !real || state_.hand(banca ? Hand::banca : Hand::punto).first[0];
    return "crupier show hand=" + hand + (named ? "" : " cards=" + cards[0] + "," + cards[1]);
  }

  Rules rules_;
  State state_;
  bool spoken_ = false;
};

// Nobody can refuse what nobody knows of: with real cards «carta» is always answered by a card.
bool is_refused_unknowably(const Coup& coup) {
  const bool slip = coup.word == Declaration::carta && coup.punto >= 6 &&
                    (coup.against == Against::table || coup.punto >= 8);
  return slip && !coup.gives && !(coup.abates && coup.banca >= 8);
}

void for_every_coup(Against against, const auto& look) {
  for (int punto = 0; punto <= 9; ++punto)
    for (const auto word : {Declaration::carta, Declaration::no, Declaration::abatir})
      for (int banca = 0; banca <= 9; ++banca)
        for (int bits = 0; bits < 8; ++bits)
          look(
              Coup{punto, word, banca, (bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, against});
}

void expect_the_same_ends(std::string_view regulation, std::string_view overlay) {
  for (const auto against : {Against::table, Against::banco, Against::free_banco}) {
    Table start(regulation, overlay);
    start.begin(against);
    for_every_coup(against, [&](const Coup& coup) {
      if (is_refused_unknowably(coup)) return;
      Table known = start;
      Table real = start;
      EXPECT_EQ(known.play(coup, false), real.play(coup, true)) << told(coup);
    });
  }
}

TEST(CheminDeFerSlips, RealCardsEndACoupAsKnownOnesDo) {
  for (const auto regulation : {"as11", "es79"})
    expect_the_same_ends(regulation, "declarations = \"adjudicated\"\n");
}

TEST(CheminDeFerSlips, AndUnderTheOtherReadings) {
  expect_the_same_ends("as11",
                       "declarations = \"adjudicated\"\nlost-abating = \"keeps-rank\"\n"
                       "banco-slips = \"always-borne\"\n");
}

}  // namespace
}  // namespace sabot::chemin_de_fer
