#include "sabot/cli/audit_text.hpp"

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/books_text.hpp"
#include "sabot/cli/departures_text.hpp"
#include "sabot/odds/report.hpp"

namespace sabot::cli {
namespace {

using table::Audited;
using table::AuditFault;

bool owes_an_order(const Subject& subject, const Audited& audited) {
  return audited.tallas.is_owed() && (!subject.open || audited.account.sealed.ended);
}

bool holds(const Subject& subject, const Finding& finding) {
  return finding && !owes_an_order(subject, *finding);
}

std::string fault_text(const Common& common, const AuditFault& fault) {
  std::string articles;
  for (const auto one : fault.by) articles += " " + std::string(law::id(one));
  if (!articles.empty()) articles = tinted(Tone::dim, "  [" + articles.substr(1) + "]");
  const auto verdict = fault.unknown ? common.say("no se puede juzgar", "cannot be judged")
                                     : common.say("rechazado", "rejected");
  return fmt::format("{}: {}{}", tinted(Tone::bad, verdict), common.say_error(fault.what),
                     articles);
}

std::string verdict(const Common& common, const Subject& subject, const Audited& audited) {
  if (!owes_an_order(subject, audited))
    return tinted(Tone::good, common.say("verificado", "verified"));
  return tinted(
      Tone::bad,
      common.say("todo en orden hasta aquí, pero falta mostrar el orden de la última talla",
                 "nothing wrong so far, but the order of the last talla has yet to be shown"));
}

// Labels and values, one below the other.
class Listing {
 public:
  explicit Listing(const Common& common) : common_(common) {}

  void line(std::string_view es, std::string_view en, const std::string& value) {
    const auto label = common_.say(es, en);
    text_ += "  " + std::string(label) + std::string(20 - count_characters(label), ' ') + value;
    text_ += '\n';
  }
  const std::string& text() const { return text_; }

 private:
  const Common& common_;
  std::string text_;
};

void list_seals(const Common& common, Listing& listing, const table::Sealed& sealed) {
  if (!sealed.key)
    return listing.line("firmas", "seals", std::string(common.say("ninguna", "none")));
  listing.line("firmas", "seals", std::to_string(sealed.seals));
  listing.line("clave", "key", to_text(*sealed.key));
  if (!sealed.ended)
    listing.line(
        "final", "end",
        std::string(common.say("sin última firma: solo --head dice si falta algo",
                               "no last seal yet: only --head tells whether records are missing")));
}

// Nothing where all of them are signed, or where none are stored.
std::string untimed_text(const Common& common, const std::optional<store::Untimed>& untimed) {
  if (!untimed || *untimed == store::Untimed{}) return {};
  if (untimed->before == 0)
    return fmt::format("{} {}", untimed->since,
                       common.say("horas sin firmar aún", "times not signed yet"));
  return fmt::format("{} {}", untimed->before + untimed->since,
                     common.say("horas sin firmar", "times not signed"));
}

std::string audited_text(const Common& common, const Subject& subject, const Audited& audited) {
  const auto& [genesis, ruleset, account, tallas, spins] = audited;
  Listing listing(common);
  listing.line("juego", "game", genesis.game);
  listing.line("norma", "rules", genesis.regulation);
  for (const auto& setting : odds::settings_of(ruleset))
    listing.line("ajuste de la casa", "house setting", setting);
  for (const auto& one : law::departures_of(ruleset))
    listing.line("fuera de la norma", "outside the rules", one.text(common.lang()));
  listing.line("asientos", "records", std::to_string(account.records));
  listing.line("sucesos", "events", std::to_string(account.events));
  const auto proven = [&](const auto& check) {
    return fmt::format("{} {} {}", check.verified(), common.say("de", "of"), check.promised());
  };
  const bool has_tallas = table::facts_of(genesis.regulation, genesis.game).in_tallas;
  if (has_tallas) listing.line("tallas probadas", "tallas proven", proven(tallas));
  if (!has_tallas) listing.line("jugadas probadas", "spins proven", proven(spins));
  if (spins.annulled() != 0)
    listing.line("prometidas y nulas", "promised, but void", std::to_string(spins.annulled()));
  if (tallas.excused() != 0)
    listing.line("dispensadas", "excused by chief", std::to_string(tallas.excused()));
  listing.line("huella", "head", to_text(account.head));
  list_seals(common, listing, account.sealed);
  if (const auto text = untimed_text(common, subject.untimed); !text.empty())
    listing.line("horas", "times", text);
  if (genesis.catalogue != law::fingerprint())
    listing.line("catálogo", "catalogue",
                 std::string(common.say(
                     "lo escribió otra versión del catálogo, y se decide igual",
                     "written with another version of the catalogue; the decisions are the same")));
  return listing.text() + '\n' + books_text(common, account.books);
}

boost::json::object fault_json(const AuditFault& fault) {
  boost::json::object json{{"fault", fault.what}};
  if (fault.sequence) json["sequence"] = *fault.sequence;
  boost::json::array articles;
  for (const auto one : fault.by) articles.emplace_back(law::id(one));
  json["articles"] = std::move(articles);
  return json;
}

boost::json::object audited_json(const Audited& audited) {
  const auto& [genesis, ruleset, account, tallas, spins] = audited;
  const auto& key = account.sealed.key;
  return {{"game", genesis.game},
          {"rules", genesis.regulation},
          {"overlay", genesis.overlay},
          {"leaves-regulation", departures_json(law::departures_of(ruleset))},
          {"same-catalogue", genesis.catalogue == law::fingerprint()},
          {"records", account.records},
          {"events", account.events},
          {"tallas-promised", tallas.promised()},
          {"tallas-proven", tallas.verified()},
          {"tallas-excused", tallas.excused()},
          {"order-owed", tallas.is_owed()},
          {"spins-promised", spins.promised()},
          {"spins-proven", spins.verified()},
          {"spins-annulled", spins.annulled()},
          {"head", to_text(account.head)},
          {"key", key ? boost::json::value(to_text(*key)) : boost::json::value()},
          {"seals", account.sealed.seals},
          {"ended", account.sealed.ended},
          {"books", books_json(account.books)}};
}

}  // namespace

bool is_verified(Common& common, const Subject& subject, const Finding& finding) {
  if (holds(subject, finding)) return true;
  const bool unknown = !finding && finding.error().unknown;
  if (common.exit == Exit::done || !unknown) common.exit = unknown ? Exit::failed : Exit::not_so;
  return false;
}

boost::json::object finding_json(const Subject& subject, const Finding& finding) {
  boost::json::object json{{subject.kind, subject.name}, {"verified", holds(subject, finding)}};
  for (auto& member : finding ? audited_json(*finding) : fault_json(finding.error()))
    json.insert(member);
  if (subject.untimed)
    json["times-unsigned"] = {{"older", subject.untimed->before},
                              {"since-last-seal", subject.untimed->since}};
  return json;
}

std::string finding_text(const Common& common, const Subject& subject, const Finding& finding) {
  if (!finding) return fmt::format("{}: {}\n", subject.name, fault_text(common, finding.error()));
  return fmt::format("{}: {}\n{}", subject.name, verdict(common, subject, *finding),
                     audited_text(common, subject, *finding));
}

std::string finding_line(const Common& common, const Subject& subject, const Finding& finding) {
  if (!finding) return finding_text(common, subject, finding);
  const auto& sealed = finding->account.sealed;
  std::string departures;
  for (const auto& one : law::departures_of(finding->ruleset))
    departures += fmt::format(", {}: {}", common.say("fuera de la norma", "outside the rules"),
                              one.text(common.lang()));
  if (subject.untimed && subject.untimed->before != 0)
    departures += ", " + untimed_text(common, subject.untimed);
  return fmt::format(
      "{}: {}  {} {}, {} {}, {} {}{}\n", subject.name, verdict(common, subject, *finding),
      finding->genesis.game, finding->genesis.regulation, finding->account.records,
      common.say("asientos", "records"), sealed.seals, common.say("firmas", "seals"), departures);
}

}  // namespace sabot::cli
