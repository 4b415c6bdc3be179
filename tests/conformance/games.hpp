#pragma once
// Every game under every ruleset, and under settings that reach what is rare otherwise: a sabot of
// one pack that ends after two coups or three, fewer seats than players, the other readings.

#include "about_chemin_de_fer.hpp"
#include "about_dos_panos.hpp"
#include "about_punto_banca.hpp"
#include "about_reglamento.hpp"
#include "about_treinta_cuarenta.hpp"
#include "about_wheel.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"
#include "sabot/rules/dos_panos/game.hpp"
#include "sabot/rules/punto_banca/game.hpp"
#include "sabot/rules/reglamento/game.hpp"
#include "sabot/rules/treinta_cuarenta/game.hpp"
#include "sabot/rules/wheel/game.hpp"
#include "setting.hpp"

namespace sabot::conformance {

template <class G, const Setting& S>
struct Case {
  using Game = G;
  static constexpr const Setting& setting = S;
};

template <class... C>
struct Cases {};

inline constexpr Setting es79{"es79", "punto-y-banca", ""};
inline constexpr Setting as11{"as11", "punto-y-banca", ""};
inline constexpr Setting mini{"as11", "mini-punto-y-banca", ""};
inline constexpr Setting es79_short{"es79", "punto-y-banca", R"(
packs = 1
cards-below-stop = 30
seats = 3
authorised-minimum = "5"
)"};
inline constexpr Setting as11_short{"as11", "punto-y-banca", R"(
packs = 1
cards-below-stop = 30
seats = 3
stop-card-seen = "when-drawn"
rotation = "continues"
all-decline = "wait"
holder-must-bet = "on-any-chance"
)"};
// To the last card of the sabot.
inline constexpr Setting as11_deep{"as11", "punto-y-banca", R"(
packs = 1
cards-below-stop = 6
seats = 15
seat-13 = false
burn-of-figures = 0
authorised-minimum = "5"
turned-card-is-one-of-the-burned = true
equal-highest = "first-to-bet"
)"};
inline constexpr Setting mini_house{"as11", "mini-punto-y-banca", R"(
packs = 2
seats = 2
waiting-list = false
all-decline = "wait"
holder-must-bet = "no"
authorised-minimum = "5"
deduction = "7/300"
rounding = "up"
)"};

// The punto free with 5, as in the reglamento; and free with any total.
inline constexpr Setting es79_free_on_five{"es79", "punto-y-banca", R"(
punto-draws = "TTTTTOPP"
)"};
inline constexpr Setting mini_free{"as11", "mini-punto-y-banca", R"(
punto-draws = "OOOOOOOO"
croupier-when-free = "draws"
packs = 2
)"};

inline constexpr Setting cdf_es79{"es79", "chemin-de-fer", ""};
inline constexpr Setting cdf_as11{"as11", "chemin-de-fer", ""};
inline constexpr Setting cdf_es79_adjudicated{"es79", "chemin-de-fer", R"(
declarations = "adjudicated"
)"};
inline constexpr Setting cdf_as11_adjudicated{"as11", "chemin-de-fer", R"(
declarations = "adjudicated"
after-lost-card = "may-draw"
early-abating = "coup-void"
lost-abating = "keeps-rank"
banco-slips = "always-borne"
)"};
// Every other reading at once.
inline constexpr Setting cdf_es79_readings{"es79", "chemin-de-fer", R"(
players-counted = "besides-banker"
standing-rank = "by-bet"
rotation = "continues"
refusals-counted = "every-offer"
passed-hand = "auction-first"
auction-floor = "passed-amount"
larger-bank = "former-banker"
larger-bank-rank = "after-con-la-mesa"
larger-bank-amount = "as-awarded"
standing-cards = "they-hold"
cover = "seated-first"
uncovered = "until-the-hand-ends"
advice-binds = "banker"
after-lost-card = "may-draw"
early-abating = "coup-void"
lost-abating = "keeps-rank"
banco-slips = "always-borne"
fifth-and-natural = "abates"
slow-holder = "in-the-talla"
bet-claims = "until-bets-close"
rounding = "up"
stop-card-seen = "when-drawn"
)"};
inline constexpr Setting cdf_as11_readings{"as11", "chemin-de-fer", R"(
declarations = "adjudicated"
fifth-and-natural = "abates"
fifth-and-slip = "banker-decides"
standing-rank = "by-bet"
rotation = "continues"
passed-hand = "auction-first"
larger-bank = "banco-player"
larger-bank-amount = "as-awarded"
cover = "seated-first"
uncovered = "until-the-hand-ends"
deduction = "7/300"
rounding = "up"
authorised-minimum = "5"
)"};
inline constexpr Setting cdf_short{"as11", "chemin-de-fer", R"(
packs = 1
cards-below-stop = 30
authorised-minimum = "5"
)"};
inline constexpr Setting cdf_unlimited{"es79", "chemin-de-fer", R"(
bank-unlimited = true
packs = 2
authorised-minimum = "5"
)"};
inline constexpr Setting cdf_four_seats{"as11", "chemin-de-fer", R"(
seats = 4
packs = 1
authorised-minimum = "5"
)"};
inline constexpr Setting cdf_no_list{"es79", "chemin-de-fer", R"(
seats = 5
waiting-list = false
packs = 1
authorised-minimum = "2.50"
cards-below-stop = 30
stop-card-seen = "when-drawn"
)"};

inline constexpr Setting dos_es79{"es79", "dos-panos", ""};
inline constexpr Setting dos_as11{"as11", "dos-panos", R"(
declarations = "adjudicated"
)"};
inline constexpr Setting dos_art{"art", "dos-panos", R"(
packs = 1
leaves-regulation = true
declarations = "adjudicated"
)"};
inline constexpr Setting dos_free{"as11", "dos-panos", R"(
bank-kind = "free"
packs = 1
rounding = "up"
authorised-minimum = "5"
)"};
// Every other reading at once, in a sabot that ends after a few coups, with two seats for six
// players and no list of those who wait.
inline constexpr Setting dos_readings{"es79", "dos-panos", R"(
packs = 1
leaves-regulation = true
seats-per-pano = 1
waiting-list = false
authorised-minimum = "5"
stop-card-seen = "when-drawn"
deduction-base = "gross"
bet-unit = "cent"
cover-of-panos = "first-pano"
banco-freedom = "by-leave"
two-card-nine = "ties"
banker-with-zero = "draws"
one-abated = "free"
advice-binds = "banker"
lost-abating = "keeps-rank"
restored-rules = "every-coup"
exposed-hand = "not-a-fault"
wrong-score = "five-or-less"
)"};

inline constexpr Setting ar{"ar", "punto-y-banca", ""};
// A deck that ends after a few passes, to its last card, with four seats for six players.
inline constexpr Setting ar_short{"ar", "punto-y-banca", R"(
packs = 1
least-cut = 1
cards-below-stop = 1
seats = 4
waiting-list = false
authorised-minimum = "5"
many-inverted = 1
rounding = "up"
leaves-regulation = true
)"};
// Every other reading at once.
inline constexpr Setting ar_readings{"ar", "punto-y-banca", R"(
packs = 2
least-cut = 10
leaves-regulation = true
cards-below-stop = 30
stop-card-seen = "when-drawn"
confusion = "annul"
seats = 6
twice-in-a-row = false
nobody-goes-out = "wait"
bank-over-decks = "returned"
who-pays = "holder"
bank-winnings = "paid-out"
half-again = false
half-after = 1
raise-restarts = "every"
suite-order = "standing-first"
holder-deduction = "every-pass"
parity-follows = "stake"
ties-count = true
exit-charge = "taker"
waiver = false
chip-unit = "25"
cuadro = ["OOOOOOOOOOO", "TTTTTTTTTTO", "TTTTTTTTTTO", "TTTTTTTTPOO",
          "OOTTTTTTOOO", "OOOOTTTTOOO", "OOOOOOTTOOO", "OOOOOOOOOOO"]
)"};
// Only the seated bank.
inline constexpr Setting ar_seated{"ar", "punto-y-banca", R"(
packs = 1
least-cut = 1
leaves-regulation = true
seats = 5
standing-bank = false
exit-charge = "taker"
)"};

inline constexpr Setting ruleta{"es79", "ruleta", ""};
inline constexpr Setting ruleta_readings{"es79", "ruleta", R"(
zero-combinations = "caballos"
maximum-for = "all-players"
after-null-spin = "bets-open"
winning-stake = "returned"
below-minimum = "first-zero"
unanswered = "half"
rounding = "up"
panos = 2
authorised-minimum = "5"
)"};
inline constexpr Setting americana{"es79", "ruleta-americana", "seats = 2"};
inline constexpr Setting americana_prison{"es79", "ruleta-americana", R"(
seats = 2
waiting-list = false
house-number-rule = "half-or-prison"
colour-stakes = "any"
)"};
inline constexpr Setting boule{"es79", "boule", ""};
inline constexpr Setting boule_doubled{"es79", "boule", R"(
panos = 2
panos-at-double = 1
numero-cap = 100
)"};

inline constexpr Setting treinta{"es79", "treinta-y-cuarenta", ""};
// A pack that ends after a few coups, fewer seats than players, and tens alone by the dozen.
inline constexpr Setting treinta_short{"es79", "treinta-y-cuarenta", R"(
packs = 1
cards-below-stop = 5
leaves-regulation = true
seats = 2
waiting-list = true
authorised-minimum = "5"
insurance-from = "10"
)"};
inline constexpr Setting treinta_readings{"es79", "treinta-y-cuarenta", R"(
packs = 2
cards-below-stop = 30
leaves-regulation = true
payment-order = ["negro", "rojo", "color"]
stop-card-seen = "at-the-mouth"
cut-refused = "croupier-cuts"
forty-called = "cero"
paid-first = "as-placed"
maximum-for = "all-players"
winning-stake = "returned"
insurance = "deposit"
insurance-from = "5"
tie-and-prison = "freed"
talla-and-prison = "refunded"
void-last-coup = "ends"
below-minimum = "first-zero"
unanswered = "half"
rounding = "up"
payer = "either"
seats = 1
)"};
inline constexpr Setting treinta_uninsured{"es79", "treinta-y-cuarenta", R"(
insurance = "none"
)"};

using chemin_de_fer::CheminDeFer;
using dos_panos::DosPanos;
using punto_banca::PuntoBanca;
using reglamento::Reglamento;
using treinta_cuarenta::TreintaCuarenta;
using wheel::Wheel;

using PuntoBancaCases =
    Cases<Case<PuntoBanca, es79>, Case<PuntoBanca, as11>, Case<PuntoBanca, mini>,
          Case<PuntoBanca, es79_short>, Case<PuntoBanca, as11_short>, Case<PuntoBanca, as11_deep>,
          Case<PuntoBanca, mini_house>, Case<PuntoBanca, es79_free_on_five>,
          Case<PuntoBanca, mini_free>>;
using CheminDeFerCases =
    Cases<Case<CheminDeFer, cdf_es79>, Case<CheminDeFer, cdf_as11>,
          Case<CheminDeFer, cdf_es79_adjudicated>, Case<CheminDeFer, cdf_as11_adjudicated>,
          Case<CheminDeFer, cdf_es79_readings>, Case<CheminDeFer, cdf_as11_readings>,
          Case<CheminDeFer, cdf_short>, Case<CheminDeFer, cdf_unlimited>,
          Case<CheminDeFer, cdf_four_seats>, Case<CheminDeFer, cdf_no_list>>;

using DosPanosCases =
    Cases<Case<DosPanos, dos_es79>, Case<DosPanos, dos_as11>, Case<DosPanos, dos_art>,
          Case<DosPanos, dos_free>, Case<DosPanos, dos_readings>>;

using ReglamentoCases = Cases<Case<Reglamento, ar>, Case<Reglamento, ar_short>,
                              Case<Reglamento, ar_readings>, Case<Reglamento, ar_seated>>;

using WheelCases =
    Cases<Case<Wheel, ruleta>, Case<Wheel, ruleta_readings>, Case<Wheel, americana>,
          Case<Wheel, americana_prison>, Case<Wheel, boule>, Case<Wheel, boule_doubled>>;

using TreintaCuarentaCases =
    Cases<Case<TreintaCuarenta, treinta>, Case<TreintaCuarenta, treinta_short>,
          Case<TreintaCuarenta, treinta_readings>, Case<TreintaCuarenta, treinta_uninsured>>;

template <class...>
struct Joined;
template <class... C>
struct Joined<Cases<C...>> {
  using type = Cases<C...>;
};
template <class... C, class... D, class... Rest>
struct Joined<Cases<C...>, Cases<D...>, Rest...> : Joined<Cases<C..., D...>, Rest...> {};
using AllCases = Joined<PuntoBancaCases, CheminDeFerCases, DosPanosCases, ReglamentoCases,
                        WheelCases, TreintaCuarentaCases>::type;

}  // namespace sabot::conformance
