#pragma once
// What somebody at a table reads: what happens, how the table stands, what they may do. Line by
// line, so that it can be piped, kept and read aloud; at a terminal with a prompt below it.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/cli/join_choice.hpp"
#include "sabot/cli/join_house.hpp"
#include "sabot/cli/join_menu.hpp"
#include "sabot/cli/join_purse.hpp"
#include "sabot/cli/join_words.hpp"

namespace sabot::cli {

class Screen {
 public:
  Screen(const Common& common, bool typed) : common_(common), menu_(common.lang()), typed_(typed) {}

  std::string_view say(std::string_view es, std::string_view en) const {
    return common_.say(es, en);
  }
  // From now on things are called so.
  void learn(HouseWords words) { words_ = std::move(words); }
  const HouseWords& words() const { return words_; }
  // A line of our own.
  void tell(Tone tone, std::string_view text);
  // Each event as a sentence with its articles.
  void tell_events(const boost::json::array& events);
  // A coup begins.
  void head(const std::string& coup);
  void draw(const boost::json::value& view, const std::string& you);
  // Whom the game waits for, if anybody.
  void tell_awaited(const boost::json::value& view);
  // What `you` may do.
  void list(const Offered& offered, const boost::json::value& view, const std::string& you);
  // What the commands of this name do, or all of them.
  void describe(const Offered& offered, std::string_view name);
  // What somebody has won or lost in the coup that has ended, and so far; or so far alone.
  void tell_result(const Purse::Result& result);
  void ask(const Draft& draft);
  void refuse(const Objected& why);
  void show_article(const boost::json::value& row);
  void help();
  // What a script says, since nobody saw it typed.
  void echo(std::string_view line);
  // A frame as it came, for programs.
  void pass_on(std::string_view frame);

  // How long the house still waits, at the prompt; none where it waits for nobody.
  void set_clock(std::optional<std::int64_t> seconds);

  // At a terminal: it is the user's turn to write. What comes before that is written above it.
  void prompt();

 private:
  void put(const std::string& line);
  void tell_event(const std::string& text, const std::string& articles);
  std::string prompt_text() const;

  const Common& common_;
  HouseWords words_;
  Menu menu_;
  boost::json::value first_view_;  // its lists are shown again when they change
  bool typed_;
  bool prompted_ = false;
  std::optional<std::int64_t> seconds_;
};

}  // namespace sabot::cli
