#pragma once
// One question to a house over HTTP and its answer, for programs that may wait for it.

#include <expected>
#include <string>

#include "sabot/net/client_url.hpp"

namespace sabot::net {

struct Trust {
  bool any_certificate = false;  // whatever answers is believed to be the house
};

struct Question {
  std::string method = "GET";
  std::string path;
  std::string body = {};      // JSON
  std::string token = {};     // of the person asking
  std::string language = {};  // in which refusals are wanted
};

struct HttpAnswer {
  int status = 0;
  std::string body;
};

// Waits a few seconds at most. An error where no answer came: what happened, in the words of the
// system.
std::expected<HttpAnswer, std::string> ask(const Url& house, const Trust& trust,
                                           const Question& question);

}  // namespace sabot::net
