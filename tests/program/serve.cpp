// serve --json --NAME VALUE …: what `sabot serve --json` does, without the other commands: the
// sanitizers watch the network under it.

#include <iostream>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/net/server.hpp"
#include "sabot/net/settings.hpp"

int main(int argc, char** argv) {
  sabot::net::Settings settings;
  auto wrong = sabot::net::set_from_environment(settings);
  // Behind "serve" and "--json".
  for (int i = 3; i + 1 < argc && wrong.empty(); i += 2)
    wrong = sabot::net::set(settings, std::string_view(argv[i]).substr(2), argv[i + 1]);
  if (wrong.empty()) wrong = sabot::net::check(settings);
  if (wrong.empty()) {
    const auto served = sabot::net::serve(settings, [](const std::string& url) {
      std::cout << boost::json::serialize(boost::json::object{{"url", url}}) << std::endl;
    });
    if (served) return 0;
    wrong = sabot::verbatim(served.error());
  }
  std::cerr << "serve: " << wrong.en << '\n';
  return 2;
}
