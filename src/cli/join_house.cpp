#include "sabot/base/spanish.hpp"
#include "sabot/cli/join_house.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace sabot::cli {

namespace json = boost::json;

const json::value* find(const json::value& value, std::string_view key) {
  const auto* object = value.if_object();
  return object == nullptr ? nullptr : object->if_contains(key);
}

std::string without_controls(std::string_view text) {
  std::string clean;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0;
    // UTF-8 has thirty-two more of them, behind a byte of their own.
    const bool is_long = byte == 0xc2 && next >= 0x80 && next < 0xa0;
    clean += byte < 0x20 || byte == 0x7f || is_long ? ' ' : text[i];
    if (is_long) ++i;
  }
  return clean;
}

std::string plain_text(const json::value& value) {
  if (value.is_string()) return without_controls(std::string_view(value.get_string()));
  if (value.is_bool() || value.is_number()) return json::serialize(value);
  return {};
}

std::string text_at(const json::value& value, std::string_view key) {
  const auto* found = find(value, key);
  return found == nullptr ? std::string() : plain_text(*found);
}

std::string text_at(const json::object& object, std::string_view key) {
  const auto* found = object.if_contains(key);
  return found == nullptr ? std::string() : plain_text(*found);
}

Objected objected(int status, const json::value& problem, law::Language language) {
  Objected why{
      status, text_at(problem, "code"), text_at(problem, "detail"), text_at(problem, "about"), {}};
  // On a socket there are both languages; over HTTP the one that was asked for.
  if (auto es = text_at(problem, "detail-es"); language == law::Language::es && !es.empty())
    why.detail = why.about.empty() ? es : fmt::format("{} ({})", es, spanish(why.about));
  if (why.detail.empty()) why.detail = fmt::format("HTTP {}", status);
  if (const auto* articles = find(problem, "articles"); articles != nullptr && articles->is_array())
    for (const auto& one : articles->get_array())
      why.articles += (why.articles.empty() ? "" : " ") + plain_text(one);
  return why;
}

// When a house does not answer.
static std::string_view what_to_do(std::string_view why, bool es) {
  if (why.contains("certificate"))
    return es ? "Si se fía de esta casa, dé su certificado en SSL_CERT_FILE, o use --insecure."
              : "If you trust this house, name its certificate in SSL_CERT_FILE, or use "
                "--insecure.";
  return es ? "Compruebe la dirección, y que la casa esté abierta (sabot serve)."
            : "Check the address, and that the house is open (sabot serve).";
}

DistantHouse::Answered DistantHouse::ask(std::string method, const std::string& path,
                                         const json::object* body) {
  const auto answer = net::ask(url_, trust_,
                               {.method = std::move(method),
                                .path = path,
                                .body = body == nullptr ? std::string() : json::serialize(*body),
                                .token = token_,
                                .language = language_ == law::Language::es ? "es" : "en"});
  const bool es = language_ == law::Language::es;
  if (!answer)
    return std::unexpected(Objected{
        0, "",
        fmt::format("{} {}: {}. {}", es ? "no contesta" : "no answer from", url_.text(),
                    es ? spanish(answer.error()) : answer.error(), what_to_do(answer.error(), es)),
        "", ""});
  boost::system::error_code bad;
  auto value = answer->body.empty() ? json::value() : json::parse(answer->body, bad);
  constexpr int least_refusal = 300;
  if (answer->status >= least_refusal)
    return std::unexpected(objected(answer->status, bad ? json::value() : value, language_));
  if (bad)
    return std::unexpected(
        Objected{0, "",
                 fmt::format("{} {}", url_.text(),
                             es ? "no responde como una casa de Sabot. Compruebe la dirección."
                                : "does not answer like a Sabot house. Check the address."),
                 "", ""});
  return value;
}

}  // namespace sabot::cli
