#pragma once
// Somebody at a table: the line to the house, what comes down it and what is said. It knows views,
// options and events, and no rule of any game.

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/json/object.hpp>

#include "sabot/cli/join_lobby.hpp"
#include "sabot/cli/join_screen.hpp"
#include "sabot/net/client_socket.hpp"

namespace sabot::cli {

class JoinedTable {
 public:
  JoinedTable(Common& common, DistantHouse& house, Lines& lines, Visit visit);

  // Until the player leaves, or the line is lost for good.
  void run();

 private:
  using Frame = boost::json::object;

  // The line
  void call();
  void hear(std::string_view text);
  void lose(const std::string& why, int status);
  void finish();
  void fail(const std::string& why);

  // What comes
  void take_state(const Frame& frame);
  void learn_words(const std::string& regulation, const std::string& game);
  void take_update(const Frame& frame);
  void take_clock(const Frame& frame);
  void count_down(std::int64_t seconds);
  void take_answer(const Frame& frame, bool accepted);
  void note_sequence(const Frame& frame);
  void note_view(const Frame& frame);
  void note_options(const Frame& frame);
  // Shows what there is to choose once it has stopped changing for a moment.
  void look_soon();
  void look();
  void show();

  // What is said
  void take_line(std::optional<std::string> line);
  void take_lines();
  bool is_listening() const;
  void obey(std::string line);
  bool obey_word(const std::string& word, const std::string& rest);
  void answer(const std::string& line);
  void try_choice(const std::string& line);
  void tell_wrong(std::string_view line, std::string_view wrong);
  void go_on_with_draft();
  void give(const std::string& line);
  void ready();
  // Where this person deals: the next ordinary act of a croupier.
  bool go_on_dealing();
  void explain(const std::string& name);
  void buy(const std::string& amount);
  void redeem(std::string amount);
  void fill_seats(const std::string& count);
  void read_article(const std::string& id);
  bool may_get_up() const;
  void leave();
  void say_goodbye();

  bool is_croupier() const;
  std::string language() const { return std::string(screen_.say("es", "en")); }

  Common& common_;
  DistantHouse& house_;
  Lines& lines_;
  Visit visit_;
  Screen screen_;
  boost::asio::io_context loop_{1};
  boost::asio::signal_set signals_{loop_, SIGINT, SIGTERM};
  boost::asio::steady_timer look_timer_{loop_};
  boost::asio::steady_timer call_timer_{loop_};
  boost::asio::steady_timer clock_timer_{loop_};
  std::shared_ptr<net::ClientSocket> socket_;

  std::optional<std::uint64_t> sequence_;  // of what was heard last
  boost::json::value view_;
  Purse purse_;
  Offered offered_;  // now
  Offered menu_;     // as last shown, by its numbers
  Offered looked_at_;
  std::string coup_;
  std::string looked_coup_;
  std::optional<Draft> draft_;

  std::deque<std::optional<std::string>> said_;    // lines not obeyed yet
  std::string until_;                              // nothing is obeyed before this is there
  std::map<std::string, std::string> unanswered_;  // messages by their key: sent again if need be
  std::string key_prefix_;
  int keys_ = 0;

  bool is_up_ = false;
  bool is_looking_ = false;
  bool is_leaving_ = false;
  bool would_leave_ = false;  // though the seat cannot be given up now
  int calls_ = 0;             // in vain
  std::optional<std::chrono::steady_clock::time_point> lost_since_;
};

}  // namespace sabot::cli
