#pragma once
// How a house is run: from a TOML file, the environment and the command line, each of which
// overrides the one before it. Every setting has one name: `listen` in the file, SABOT_LISTEN in
// the environment, --listen on the command line.

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>

#include "sabot/base/wording.hpp"

namespace sabot::net {

struct Settings {
  std::string listen = "127.0.0.1:8080";
  std::string data = "sabot.db";  // the store; the house's key lies beside it
  std::string certificate;        // PEM files; both or neither
  std::string private_key;
  std::string origins;        // of other pages that may act for people here, separated by commas
  bool behind_proxy = false;  // which speaks TLS and says whose requests it passes on
  bool open_house = true;     // anybody may open tables; otherwise only directors
  bool quick_tables = false;  // anybody may set any wait; otherwise only directors
  unsigned tables_per_person = 5;          // open at a time, but for directors; 0 is any number
  unsigned records_per_table = 200'000;    // of anybody's but a director's; 0 is any number
  unsigned room_to_keep = 256;             // megabytes of the disk: below it no table is opened
  int connections = 20'000;                // at a time
  unsigned connections_per_address = 200;  // at a time; 0 is any number
  int requests_a_second = 100;             // from one address
  int commands_a_second = 50;              // on one person's line; what comes faster waits
  int sign_ins_a_minute = 20;              // wrong ones, from one address or for one account
  int guests_a_minute = 60;                // new ones, from one address
  std::string play_money = "free";         // or cashier, or so much an evening
  std::string name = "Sabot";              // of the house
  std::string welcome;                     // what it says to those who come
  std::string log = "info";                // debug, info, warning, error, off
  std::string log_format = "text";         // or json
};
BOOST_DESCRIBE_STRUCT(Settings, (),
                      (listen, data, certificate, private_key, origins, behind_proxy, open_house,
                       quick_tables, tables_per_person, records_per_table, room_to_keep,
                       connections, connections_per_address, requests_a_second, commands_a_second,
                       sign_ins_a_minute, guests_a_minute, play_money, name, welcome, log,
                       log_format))

struct SettingForm {
  std::string name;      // "behind-proxy"
  std::string variable;  // in the environment: "SABOT_BEHIND_PROXY"
  std::string value;
  Wording what;
};
// Each with the value that it has here; by default, with the one that it has by default.
std::vector<SettingForm> setting_forms(const Settings& settings = {});

// One setting, by its name. What is wrong with it, or nothing.
Wording set(Settings& settings, std::string_view name, std::string_view value);
// All that a file sets.
Wording set_from_file(Settings& settings, const std::string& path);
// All that the environment sets.
Wording set_from_environment(Settings& settings);
// What contradicts itself, or nothing.
Wording check(const Settings& settings);

struct Address {
  std::string host;
  unsigned short port = 0;
};
std::expected<Address, Wording> read_address(std::string_view text);

}  // namespace sabot::net
