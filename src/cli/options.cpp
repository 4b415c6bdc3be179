#include "sabot/cli/options.hpp"

#include "sabot/cli/command_line.hpp"

namespace sabot::cli {

Option Option::required() const { return Option(own_->required()); }
Option Option::show_default() const { return Option(own_->capture_default_str()); }
Option Option::show_default(const std::string& value) const {
  return Option(own_->default_str(value));
}
Option Option::one_of(std::initializer_list<std::string> values) const {
  return Option(own_->check(CLI::IsMember(std::vector<std::string>(values))));
}
Option Option::within(std::int64_t least, std::int64_t most) const {
  return Option(own_->check(CLI::Range(least, most)));
}
Option Option::excludes(const std::string& other) const { return Option(own_->excludes(other)); }
Option Option::needs(const Option& other) const { return Option(own_->needs(other.own_)); }

Option Command::add_option(const std::string& names, std::string& value,
                           const std::string& help) const {
  return Option(own_->add_option(names, value, help));
}
Option Command::add_option(const std::string& names, std::vector<std::string>& value,
                           const std::string& help) const {
  return Option(own_->add_option(names, value, help));
}
Option Command::add_option(const std::string& names, std::optional<std::string>& value,
                           const std::string& help) const {
  return Option(own_->add_option(names, value, help));
}
Option Command::add_option(const std::string& names, int& value, const std::string& help) const {
  return Option(own_->add_option(names, value, help));
}
Option Command::add_option(const std::string& names, std::uint32_t& value,
                           const std::string& help) const {
  return Option(own_->add_option(names, value, help));
}
Option Command::add_option(const std::string& names, std::uint64_t& value,
                           const std::string& help) const {
  return Option(own_->add_option(names, value, help));
}
Option Command::add_option(const std::string& names, std::optional<int>& value,
                           const std::string& help) const {
  return Option(own_->add_option(names, value, help));
}
Option Command::add_option(const std::string& names, std::optional<std::uint64_t>& value,
                           const std::string& help) const {
  return Option(own_->add_option(names, value, help));
}
Option Command::add_flag(const std::string& names, bool& value, const std::string& help) const {
  return Option(own_->add_flag(names, value, help));
}

void Command::callback(std::function<void()> act) const { own_->callback(std::move(act)); }

}  // namespace sabot::cli
