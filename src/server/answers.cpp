#include "sabot/server/answers.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/table/any_table.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::server {
namespace {

// What a record's command was; empty where it cannot be told.
store::Stored<std::string> line_of_record(store::Reader& reader, std::string_view table,
                                          const table::Game& game, std::uint64_t sequence) {
  const auto payload = reader.payload(table, sequence);
  if (!payload) return std::unexpected(payload.error());
  if (!*payload) return {};
  const auto told = game.tell_record(sequence, **payload);
  if (!told) return {};
  const auto parts = table::split_who(told->notation);
  return parts ? std::string(parts->second.substr(1)) : std::string();
}

bool is_other(std::string_view kept, const table::Game& game, const Request& request) {
  return !kept.empty() && kept != normal_line(game, request);
}

}  // namespace

std::string normal_line(const table::Game& game, const Request& request) {
  if (const auto* line = std::get_if<std::string>(&request.command))
    return game.normal(*line).value_or("");
  return game.normal_json(std::get<boost::json::object>(request.command)).value_or("");
}

std::string kept_text(const KeptRefusal& refusal) {
  const auto& why = refusal.why;
  return boost::json::serialize(boost::json::object{{"status", why.status},
                                                    {"code", why.code},
                                                    {"en", why.en},
                                                    {"es", why.es},
                                                    {"about", why.about},
                                                    {"by", table::article_ids(why.by)},
                                                    {"line", refusal.line}});
}

KeptRefusal kept_refusal(std::string_view text) {
  const auto kept = boost::json::parse(text);
  const auto field = [&](std::string_view name) { return std::string(kept.at(name).as_string()); };
  KeptRefusal refusal{.why = {static_cast<int>(kept.at("status").as_int64()),
                              field("code"),
                              field("en"),
                              field("es"),
                              field("about"),
                              {}},
                      .line = kept.as_object().contains("line") ? field("line") : std::string()};
  for (const auto& id : kept.at("by").as_array())
    if (const auto article = law::find(std::string_view(id.as_string())))
      refusal.why.by.add(*article);
  return refusal;
}

std::expected<std::optional<Answer>, Problem> answer_before(store::Reader& reader,
                                                            std::string_view table,
                                                            const table::Game& game,
                                                            const Request& request) {
  const auto before = reader.answer(table, {request.who, *request.key});
  if (!before) return std::unexpected(problem(before.error()));
  if (!*before) return std::nullopt;
  if (!(*before)->sequence) {
    auto kept = kept_refusal((*before)->refusal);
    if (is_other(kept.line, game, request)) return std::unexpected(problem(Objection::key_reused));
    return Answer(std::unexpected(std::move(kept.why)));
  }
  const auto sequence = *(*before)->sequence;
  const auto line = line_of_record(reader, table, game, sequence);
  if (!line) return std::unexpected(problem(line.error()));
  if (is_other(*line, game, request)) return std::unexpected(problem(Objection::key_reused));
  return Answer(Accepted{sequence});
}

}  // namespace sabot::server
