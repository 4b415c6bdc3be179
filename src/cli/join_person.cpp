#include "sabot/cli/join_person.hpp"

#include <cstdlib>
#include <iostream>

#include <fmt/format.h>

#include "sabot/cli/join_session.hpp"
#include "sabot/cli/password_prompt.hpp"
#include "sabot/server/passwords.hpp"

namespace sabot::cli {
namespace {

namespace json = boost::json;

// The user's name on this machine, as far as a house can use it.
std::string usual_name() {
  const char* user = std::getenv("USER");
  std::string name;
  for (const char c : std::string_view(user == nullptr ? "" : user)) {
    const bool is_letter = c >= 'a' && c <= 'z';
    if (is_letter || (!name.empty() && c >= '0' && c <= '9')) name += c;
  }
  constexpr std::size_t longest = 16;
  return name.empty() || name == "root" ? "guest" : name.substr(0, longest);
}

std::string remember(Common& common, DistantHouse& house, const json::value& entered) {
  KeptSession session{text_at(entered, "person"), text_at(entered, "token")};
  house.speak_as(session.token);
  // They can play all the same, but will be somebody else on coming back.
  if (const auto why = keep(house.url(), session); !why.empty())
    std::cerr << fmt::format(
        "sabot: {}: {}\n",
        common.say("no se puede recordar su nombre", "your name cannot be remembered"), why);
  return session.person;
}

// Whether the house still knows the session that was kept.
std::optional<std::string> come_back(Common& common, DistantHouse& house, const KeptSession& kept) {
  house.speak_as(kept.token);
  const auto me = house.get("/api/me");
  if (me) {
    const auto person = text_at(*me, "person");
    keep(house.url(), {person, kept.token});  // the last who came
    return person;
  }
  house.speak_as({});
  constexpr int not_signed_in = 401;
  if (me.error().status == not_signed_in)
    forget(house.url(), kept.person);
  else
    fail(common, me.error());
  return std::nullopt;
}

std::optional<std::string> with_account(Common& common, DistantHouse& house, Lines& lines,
                                        const std::string& name) {
  auto password = lines.are_typed() ? ask_known_password(common, name) : lines.next();
  if (!password) {
    common.fail(common.say("falta la contraseña: désela en una línea de la entrada estándar",
                           "the password is missing: give it as a line on standard input"));
    return std::nullopt;
  }
  const auto entered = house.post("/api/sessions", {{"name", name}, {"password", *password}});
  server::wipe(*password);
  if (entered) return remember(common, house, *entered);
  fail(common, entered.error());
  return std::nullopt;
}

// A name that was asked for is taken or refused; one that was proposed may give way to another.
std::optional<std::string> as_guest(Common& common, DistantHouse& house, Lines& lines,
                                    const JoinWish& wish) {
  auto name = wish.name;
  auto proposed = usual_name();
  const bool may_ask = !common.json && (name.empty() || lines.are_typed());
  constexpr int tries = 5;
  for (int i = 0; i < tries; ++i) {
    if (name.empty() && !may_ask) name = proposed;
    if (name.empty()) {
      const auto typed = ask_line(
          lines, std::string(common.say("¿Con qué nombre?", "Under which name?")), proposed);
      if (!typed)
        return common.fail(
                   common.say("falta un nombre: use --name", "a name is missing: give --name")),
               std::nullopt;
      name = *typed;
    }
    const auto entered = house.post("/api/guests", {{"name", name}});
    if (entered) return remember(common, house, *entered);
    const auto& why = entered.error();
    const bool is_about_name = why.code == "name-taken" || why.code == "name-unfit";
    if (!is_about_name || (!may_ask && !wish.name.empty())) {
      fail(common, why);
      return std::nullopt;
    }
    if (why.code == "name-taken" && !why.about.empty()) proposed = why.about;
    if (may_ask) std::cout << why.detail << '\n';
    name.clear();
  }
  common.fail(common.say("no se ha admitido ningún nombre; use --name",
                         "no name was accepted; give --name"));
  return std::nullopt;
}

}  // namespace

std::optional<std::string> ask_line(Lines& lines, const std::string& question,
                                    const std::string& proposed) {
  std::cout << question << ' ';
  if (!proposed.empty()) std::cout << tinted(Tone::dim, "[" + proposed + "] ");
  std::cout << std::flush;
  auto line = lines.next();
  // What a script answers is seen too.
  if (!lines.are_typed()) std::cout << line.value_or("") << '\n';
  if (!line) return std::nullopt;
  return line->empty() ? proposed : *line;
}

void fail(Common& common, const Objected& why) {
  common.fail(why.articles.empty() ? why.detail : fmt::format("{} [{}]", why.detail, why.articles));
}

std::optional<std::string> come_in(Common& common, DistantHouse& house, Lines& lines,
                                   const JoinWish& wish) {
  const auto& wanted = wish.account.empty() ? wish.name : wish.account;
  if (const auto kept = kept_session(house.url(), wanted)) {
    if (auto person = come_back(common, house, *kept)) return person;
    if (common.exit != Exit::done) return std::nullopt;
  }
  return wish.account.empty() ? as_guest(common, house, lines, wish)
                              : with_account(common, house, lines, wish.account);
}

}  // namespace sabot::cli
