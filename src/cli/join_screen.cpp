#include "sabot/cli/join_screen.hpp"

#include <algorithm>
#include <iostream>

#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/base/text.hpp"
#include "sabot/cli/join_view.hpp"
#include "sabot/cli/wrapping.hpp"
#include "sabot/law/numbers.hpp"
#include "sabot/table/announcing.hpp"

namespace sabot::cli {
namespace {

namespace json = boost::json;

}  // namespace

void Screen::put(const std::string& line) {
  if (common_.json) return;
  // What was begun at the prompt is not lost: the terminal keeps it, and it goes with the rest.
  if (prompted_) std::cout << (is_colourful() ? "\r\033[K" : "\n");
  prompted_ = false;
  std::cout << line << '\n';
}

// As wide with a clock as without, so that what is being typed behind it stays where it is.
std::string Screen::prompt_text() const {
  const auto clock = seconds_ ? fmt::format("{:>3} s", *seconds_) : std::string(5, ' ');
  constexpr int hurry = 5;
  const bool is_late = seconds_ && *seconds_ <= hurry;
  return tinted(is_late ? Tone::bad : Tone::dim, clock) + tinted(Tone::strong, " > ");
}

void Screen::prompt() {
  if (common_.json) return;
  if (typed_ && !prompted_) std::cout << prompt_text();
  prompted_ = typed_;
  std::cout << std::flush;
}

void Screen::set_clock(std::optional<std::int64_t> seconds) {
  constexpr std::int64_t most = 999;  // what there is room for
  if (seconds) *seconds = std::min(*seconds, most);
  if (seconds == seconds_) return;
  seconds_ = seconds;
  constexpr std::string_view save_cursor = "\0337";
  constexpr std::string_view restore_cursor = "\0338";
  if (prompted_ && is_colourful())
    std::cout << save_cursor << '\r' << prompt_text() << restore_cursor << std::flush;
}

void Screen::echo(std::string_view line) {
  // At a terminal the line is there already, behind the prompt.
  prompted_ = false;
  if (!typed_) put(tinted(Tone::dim, "> " + without_controls(line)));
}

void Screen::pass_on(std::string_view frame) { std::cout << frame << std::endl; }

void Screen::tell(Tone tone, std::string_view text) { put(tinted(tone, text)); }

void Screen::tell_events(const json::array& events) {
  for (const auto& one : events) {
    const auto* event = one.if_object();
    if (event == nullptr) continue;
    // Older houses say nothing; then the notation has to do.
    const auto text = event->contains("said")
                          ? text_at(*event, "said")
                          : without_controls(table::announced({}, *event, common_.lang()));
    if (text.empty()) continue;
    std::string articles;
    if (const auto* by = event->if_contains("by-articles"); by != nullptr && by->is_array())
      for (const auto& article : by->get_array())
        articles += (articles.empty() ? "" : " ") + plain_text(article);
    tell_event(text, articles);
  }
}

// The articles beside the sentence where they fit, otherwise below it; never broken in the middle.
void Screen::tell_event(const std::string& text, const std::string& articles) {
  constexpr std::size_t column = 52;
  constexpr std::size_t edges = 4;
  constexpr std::size_t below = 6;
  const auto width = terminal_width();
  const auto beside = std::max(count_characters(text), column) + edges;
  if (!width || beside + count_characters(articles) <= *width)
    return put(fmt::format("  {}  {}", padded(text, column), tinted(Tone::dim, articles)));
  put("  " + wrapped(text, 2, width));
  if (!articles.empty())
    put(std::string(below, ' ') + tinted(Tone::dim, wrapped(articles, below, width)));
}

void Screen::head(const std::string& coup) {
  put("");
  put(tinted(Tone::strong, fmt::format("{} {}", say("Jugada", "Coup"), coup)));
}

void Screen::draw(const json::value& view, const std::string& you) {
  for (const auto& line : view_lines(view, you, words_, first_view_))
    put(tinted(Tone::dim, "│ ") + wrapped(line, 2, terminal_width()));
  if (first_view_.is_null()) first_view_ = view;
}

void Screen::list(const Offered& offered, const json::value& view, const std::string& you) {
  if (is_awaited(view, you)) put(tinted(Tone::good, say("Le toca a usted.", "It is your turn.")));
  for (const auto& line : menu_.lines(offered, words_, terminal_width())) put(line);
  if (offered.empty()) put(tinted(Tone::dim, say("  (mira usted)", "  (you are watching)")));
}

void Screen::tell_awaited(const json::value& view) {
  if (const auto people = awaited_text(view); !people.empty())
    put(tinted(Tone::dim, fmt::format("  {} {}", say("se espera a", "waiting for"), people)));
}

void Screen::describe(const Offered& offered, std::string_view name) {
  const auto lines = menu_.described(offered, name, words_, terminal_width());
  for (const auto& line : lines) put(line);
  if (lines.empty())
    put(tinted(Tone::dim, say("  eso no se ofrece ahora", "  that is not offered now")));
}

void Screen::tell_result(const Purse::Result& result) {
  const auto shown = [&](Money amount) {
    const auto tone = amount > Money{} ? Tone::good : amount < Money{} ? Tone::bad : Tone::plain;
    const auto text = law::with_numbers(common_.lang(), to_text(amount));
    return tinted(tone, (amount > Money{} ? "+" : "") + text);
  };
  std::string text;
  if (result.coup)
    text = fmt::format("{} {}, ", shown(*result.coup), say("en esta jugada", "in this coup"));
  const auto since = result.since_back ? say("desde que volvió", "since you came back")
                                       : say("desde que llegó", "since you came");
  put(fmt::format("  = {}{} {}; {} {}", text, shown(result.total), since, say("tiene", "you have"),
                  tinted(Tone::strong, law::with_numbers(common_.lang(), to_text(result.owned)))));
}

void Screen::ask(const Draft& draft) {
  const auto* field = draft.next();
  if (field == nullptr) return;
  const auto usual = draft.usual();
  put(fmt::format("  {} ({}){}", tinted(Tone::strong, words_.field(field->name)),
                  without_controls(bounds_text(field->domain, common_.lang())),
                  !usual           ? std::string(say(" [nada]", " [nothing]"))
                  : usual->empty() ? std::string()
                                   : " [" + without_controls(*usual) + "]"));
}

void Screen::refuse(const Objected& why) {
  const auto text = fmt::format("{}  {}", why.detail,
                                tinted(Tone::dim, why.articles.empty() ? why.code : why.articles));
  put(tinted(Tone::bad, "✗") + " " + wrapped(text, 2, terminal_width()));
}

void Screen::show_article(const json::value& row) {
  const auto head = fmt::format("{}  {}  {}", text_at(row, "id"), text_at(row, "provenance"),
                                text_at(row, "article"));
  put(tinted(Tone::strong, head));
  for (const auto* part : {"text", "reason"})
    if (const auto* both = find(row, part))
      put("  " + wrapped(text_at(*both, say("es", "en")), 2, terminal_width()));
}

void Screen::help() {
  put(std::string(
      say("  2            la opción número 2; se preguntan sus datos, Enter toma lo propuesto\n"
          "  2 50         lo mismo con sus datos detrás, en su orden\n"
          "  bet stake=5  una orden en la notación\n"
          "  ? 2, ? bet   qué hace esa orden; ? * las explica todas\n"
          "  Enter, r     listo: el crupier no espera más por usted\n"
          "               (si da usted las cartas, Enter es el paso siguiente)\n"
          "  v            la mesa y lo que puede hacer\n"
          "  x            abandona la orden que se está preguntando\n"
          "  law ID       un artículo: law as11.cdf.C3-c\n"
          "  chips 500    compra fichas\n"
          "  redeem 500   cambia fichas; sin cantidad, todas\n"
          "  bots 4       cuatro autómatas ocupan plazas\n"
          "  until bet    (en guiones) espera a que se ofrezca o pase eso\n"
          "  q            deja la mesa y sale; Ctrl-C sale y conserva la plaza",
          "  2            the choice numbered 2; its fields are asked for, Enter takes what is "
          "proposed\n"
          "  2 50         the same, followed by its fields in order\n"
          "  bet stake=5  a command in the notation\n"
          "  ? 2, ? bet   what that command does; ? * explains them all\n"
          "  Enter, r     ready: the croupier need not wait for you\n"
          "               (if you deal, Enter is the next step)\n"
          "  v            the table and what you may do\n"
          "  x            drops the command being asked for\n"
          "  law ID       an article: law as11.cdf.C3-c\n"
          "  chips 500    buys chips\n"
          "  redeem 500   redeems chips; without an amount, all of them\n"
          "  bots 4       four bots take seats\n"
          "  until bet    (in scripts) waits until it is offered or happens\n"
          "  q            leaves the table and quits; Ctrl-C quits and keeps the seat")));
}

}  // namespace sabot::cli
