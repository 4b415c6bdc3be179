#pragma once
// A command and its options, over CLI11: only options.cpp and the files that read the whole command
// line include that, because it takes a compiler seconds in each.

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace sabot::cli {

// An option that has been added to a command.
class Option {
 public:
  explicit Option(CLI::Option* own) : own_(own) {}

  Option required() const;
  // Its help shows the value it has now as the default, or this one.
  Option show_default() const;
  Option show_default(const std::string& value) const;
  Option one_of(std::initializer_list<std::string> values) const;
  Option within(std::int64_t least,
                std::int64_t most = std::numeric_limits<std::int64_t>::max()) const;
  Option excludes(const std::string& other) const;
  Option needs(const Option& other) const;

 private:
  CLI::Option* own_;
};

class Command {
 public:
  explicit Command(CLI::App& own) : own_(&own) {}

  // Where the value that is given goes; the names are CLI11's ("-o,--output", "FILE").
  Option add_option(const std::string& names, std::string& value, const std::string& help) const;
  Option add_option(const std::string& names, std::vector<std::string>& value,
                    const std::string& help) const;
  Option add_option(const std::string& names, std::optional<std::string>& value,
                    const std::string& help) const;
  Option add_option(const std::string& names, int& value, const std::string& help) const;
  Option add_option(const std::string& names, std::uint32_t& value, const std::string& help) const;
  Option add_option(const std::string& names, std::uint64_t& value, const std::string& help) const;
  Option add_option(const std::string& names, std::optional<int>& value,
                    const std::string& help) const;
  Option add_option(const std::string& names, std::optional<std::uint64_t>& value,
                    const std::string& help) const;
  Option add_flag(const std::string& names, bool& value, const std::string& help) const;
  // What the command does, once it has been read.
  void callback(std::function<void()> act) const;

  CLI::App& own() const { return *own_; }

 private:
  CLI::App* own_;
};

}  // namespace sabot::cli
