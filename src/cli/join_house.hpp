#pragma once
// A house as a client asks it over HTTP, each question with its answer or the reason for none.

#include <expected>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "sabot/law/catalogue.hpp"
#include "sabot/net/client_http.hpp"

namespace sabot::cli {

// Why a house did not do what it was asked; a status of 0: it did not answer at all.
struct Objected {
  int status = 0;
  std::string code;
  std::string detail;  // in the language asked for, with what to do next
  std::string about;
  std::string articles;
};

class DistantHouse {
 public:
  using Answered = std::expected<boost::json::value, Objected>;

  DistantHouse(net::Url url, net::Trust trust, law::Language language)
      : url_(std::move(url)), trust_(trust), language_(language) {}

  const net::Url& url() const { return url_; }
  const net::Trust& trust() const { return trust_; }
  const std::string& token() const { return token_; }
  // From now on requests are made as this person.
  void speak_as(std::string token) { token_ = std::move(token); }

  Answered get(const std::string& path) { return ask("GET", path, nullptr); }
  Answered post(const std::string& path, const boost::json::object& body) {
    return ask("POST", path, &body);
  }
  Answered put(const std::string& path, const boost::json::object& body) {
    return ask("PUT", path, &body);
  }

 private:
  Answered ask(std::string method, const std::string& path, const boost::json::object* body);

  net::Url url_;
  net::Trust trust_;
  law::Language language_;
  std::string token_;
};

// Of a problem as the house writes it.
Objected objected(int status, const boost::json::value& problem, law::Language language);

// Reading what a house has sent, which may be anything. Empty where it is not there.
const boost::json::value* find(const boost::json::value& value, std::string_view key);
std::string text_at(const boost::json::value& value, std::string_view key);
std::string text_at(const boost::json::object& object, std::string_view key);
// A word, a number or a truth as text; "" of anything else. Without control characters: what
// comes from elsewhere must not move the cursor.
std::string plain_text(const boost::json::value& value);
std::string without_controls(std::string_view text);

}  // namespace sabot::cli
