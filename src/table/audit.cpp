#include "sabot/table/audit.hpp"

#include <algorithm>

#include "sabot/base/text.hpp"
#include "sabot/law/legal.hpp"

namespace sabot::table {
namespace {

using Bytes = std::span<const std::uint8_t>;

std::unexpected<AuditFault> fault_of(const JournalFault& fault, law::Language language) {
  return std::unexpected(AuditFault{fault.sequence_expected, describe(fault, language), {}});
}

std::unexpected<AuditFault> not_known(std::string what) {
  return std::unexpected(AuditFault{std::nullopt, std::move(what), {}, true});
}

std::string_view say(law::Language language, std::string_view es, std::string_view en) {
  return language == law::Language::es ? es : en;
}

// What is wrong with the house's signatures. A coup that is over is signed before the next command;
// a table at which none is over has nothing to be signed yet, but a file has.
std::optional<std::string> unsigned_part(const Sealed& sealed, const AuditDemands& demands,
                                         law::Language language) {
  if (demands.key && sealed.key && *sealed.key != *demands.key)
    return std::string(say(language, "lo firma otra clave: ", "it is signed by another key: ")) +
           to_text(*sealed.key);
  if (demands.key && !sealed.key && (demands.whole || sealed.unsealed_coups != 0))
    return std::string(say(language, "no está firmado", "it is not signed"));
  if (demands.key && sealed.unsealed_coups != 0)
    return std::string(
        say(language, "las primeras jugadas no están firmadas", "its first coups are not signed"));
  if (demands.whole && sealed.key && !sealed.ended && !demands.head)
    return std::string(
        say(language,
            "falta la última firma: pueden haberse cortado asientos del final; con --head se "
            "comprueba lo que hay",
            "the last seal is missing: records may have been cut off its end; --head checks what "
            "is there"));
  return std::nullopt;
}

// The first card or number that is not the promised one, with its record.
std::optional<AuditFault> broken_promise(const Game& game, Bytes bytes, TallaCheck& tallas,
                                         SpinCheck& spins) {
  std::optional<AuditFault> fault;
  const auto told = game.tell_records(bytes, [&](const ToldRecord& record) {
    if (fault) return;
    for (const auto& event : record.events) {
      tallas.hear(event.heard);
      spins.hear(event.heard);
    }
    const auto& wrong = tallas.fault() ? tallas.fault() : spins.fault();
    if (wrong)
      fault = AuditFault{
          record.sequence, "record " + std::to_string(record.sequence) + ": " + *wrong, {}};
  });
  if (!told && !fault) fault = AuditFault{std::nullopt, told.error(), {}};
  return fault;
}

struct Judged {
  const Game* game = nullptr;
  Genesis genesis;
  law::Ruleset ruleset;
};

// Which game it is, and by which rules.
std::expected<Judged, AuditFault> judged_by(Bytes bytes, law::Language language) {
  JournalReader reader(bytes);
  auto genesis = read_genesis(reader);
  if (!genesis) return std::unexpected(AuditFault{0, genesis.error().what, {}});
  if (games_named(genesis->game).empty())
    return not_known(std::string(say(language, "este programa no conoce el juego ",
                                     "this program does not know the game ")) +
                     genesis->game);
  auto ruleset = law::Ruleset::of(genesis->regulation, genesis->game);
  if (!ruleset) return not_known(ruleset.error().what);
  if (const auto laid = law::overlay_recorded(*ruleset, genesis->overlay); !laid)
    return not_known(laid.error().what);
  return Judged{&game_of(*ruleset), *std::move(genesis), *std::move(ruleset)};
}

AuditFault fault_of(const ReplayFault& fault, const Game& game, Bytes bytes) {
  AuditFault wrong{fault.sequence, text_of(fault), {fault.by.begin(), fault.by.end()}};
  if (wrong.by.empty()) wrong.by = articles_of_record(game, bytes, fault.sequence);
  return wrong;
}

}  // namespace

std::vector<law::Citation> articles_of_record(const Game& game, Bytes bytes,
                                              std::uint64_t sequence) {
  std::vector<law::Citation> all;
  std::ignore = game.tell_records(bytes, [&](const ToldRecord& record) {
    if (record.sequence != sequence) return;
    for (const auto& event : record.events)
      for (const auto one : event.by)
        if (std::ranges::find(all, one) == all.end()) all.push_back(one);
  });
  return all;
}

std::expected<Audited, AuditFault> audit_journal(Bytes bytes, const AuditDemands& demands,
                                                 law::Language language,
                                                 const PostingListener& listener) {
  if (const auto chain = verify_journal(bytes, demands.head); !chain)
    return fault_of(chain.error(), language);
  auto judged = judged_by(bytes, language);
  if (!judged) return std::unexpected(std::move(judged.error()));
  const auto& game = *judged->game;
  auto account = game.audit(judged->ruleset, bytes, listener);
  if (!account) return std::unexpected(fault_of(account.error(), game, bytes));
  if (auto wrong = unsigned_part(account->sealed, demands, language))
    return std::unexpected(AuditFault{std::nullopt, *std::move(wrong), {}});
  TallaCheck tallas;
  SpinCheck spins;
  if (auto broken = broken_promise(game, bytes, tallas, spins)) {
    if (broken->sequence) broken->by = articles_of_record(game, bytes, *broken->sequence);
    return std::unexpected(*std::move(broken));
  }
  return Audited{std::move(judged->genesis), std::move(judged->ruleset), *std::move(account),
                 std::move(tallas), std::move(spins)};
}

}  // namespace sabot::table
