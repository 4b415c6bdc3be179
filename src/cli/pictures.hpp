#pragma once
// The pictures of odds, solutions and simulations; and where they go: into an SVG file where one is
// asked for, and to the terminal where there is one.

#include <initializer_list>
#include <optional>
#include <string>
#include <variant>

#include "sabot/chart/chart.hpp"
#include "sabot/chart/heat_map.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/simulate_text.hpp"
#include "sabot/odds/solution.hpp"

namespace sabot::cli {

using Picture = std::variant<chart::Chart, chart::HeatMap>;

// How often the two hands end with each pair of totals.
Picture totals_picture(const Common& common, const odds::Report& report);
// What a bet is worth as cards of one point leave the sabot.
Picture gone_picture(const Common& common, const odds::Report& report, std::size_t bet);

// What both are worth as the punto mixes more or less, when the banca answers at its best.
std::optional<Picture> punto_mix_picture(const Common& common, const odds::Solution& solution);
// What the punto's two ways are worth as the banca mixes more or less.
std::optional<Picture> banca_mix_picture(const Common& common, const odds::Solution& solution);

// How somebody who bets one unit on every coup of a talla stands.
Picture bankroll_picture(const Common& common, const SimulationReport& report,
                         const odds::Bet& bet);

// Before anything is computed: whether the file can be written, and whether there is anything to
// draw on where one of these options about a picture is given. False, and `common` has failed,
// where not.
struct GivenOption {
  std::string_view name;
  bool given = false;
};
bool picture_has_a_place(Common& common, const std::string& svg,
                         std::initializer_list<GivenOption> options);

// Whether a picture is wanted at all.
bool wants_picture(const Common& common, const std::string& svg);
void show_picture(Common& common, const std::string& svg, const Picture& picture);

}  // namespace sabot::cli
