#pragma once
// What every command of the program shares: its language, its JSON, its colours, its exit code. 0:
// done; 1: what was checked is not so; 2: it was called wrongly or could not do its work; 130: it
// was interrupted, and has shown what it had.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/base/wording.hpp"
#include "sabot/cli/options.hpp"
#include "sabot/law/catalogue.hpp"

namespace sabot::cli {

enum class Exit : int { done = 0, not_so = 1, failed = 2, interrupted = 130 };

struct Common {
  std::string language;  // "es", "en", or as the environment has it
  bool json = false;
  Exit exit = Exit::done;

  law::Language lang() const;
  // The text in the language asked for.
  std::string_view say(std::string_view es, std::string_view en) const {
    return lang() == law::Language::es ? es : en;
  }
  std::string_view say(const Wording& wording) const { return say(wording.es, wording.en); }
  // The same as a string of its own, as the help of an option wants it.
  std::string text(std::string_view es, std::string_view en) const {
    return std::string(say(es, en));
  }
  // What the library says in English, in the language asked for.
  std::string say_error(std::string_view english) const;
  // A message on standard error, and the exit code 2. What the library has said is looked up.
  void fail(std::string_view what);
  void fail(const Wording& what) { fail(say(what)); }
};

// --lang alone.
void add_language(Command command, Common& common);
// --lang and --json, and an example at the end of its help.
Command add_command(Command parent, Common& common, const std::string& name, const Wording& what,
                    const std::string& example);
// A command that only has others under it.
Command add_group(Command parent, Common& common, const std::string& name, const Wording& what,
                  const std::string& example);

// Whether a person reads standard output as it comes. Under mpirun nobody does: it shows each of
// its processes a terminal, whatever it writes to itself.
bool writes_to_terminal();
// Colours only on a terminal, and not where NO_COLOR is set.
bool is_colourful();
enum class Tone { plain, dim, good, bad, strong };
std::string tinted(Tone tone, std::string_view text);

// The whole of a file; empty where it cannot be read (then `common` has failed).
std::optional<std::string> read_file(Common& common, const std::string& path);

// Each adds its command to the program.
void add_account(Command program, Common& common);
void add_backup(Command program, Common& common);
void add_completions(Command program, Common& common);
void add_deal(Command program, Common& common);
void add_games(Command program, Common& common);
void add_history(Command program, Common& common);
void add_join(Command program, Common& common);
void add_journal(Command program, Common& common);
void add_key(Command program, Common& common);
void add_law(Command program, Common& common);
void add_manual(Command program, Common& common);
void add_notation(Command program, Common& common);
void add_odds(Command program, Common& common);
void add_restore(Command program, Common& common);
void add_rng(Command program, Common& common);
void add_round(Command program, Common& common);
void add_schema(Command program, Common& common);
void add_serve(Command program, Common& common);
void add_simulate(Command program, Common& common);
void add_solve(Command program, Common& common);
void add_verify(Command program, Common& common);

}  // namespace sabot::cli
