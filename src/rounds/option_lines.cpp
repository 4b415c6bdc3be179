#include "sabot/rounds/option_lines.hpp"

#include <bit>

#include "sabot/base/text.hpp"

namespace sabot::rounds {
namespace {

struct DomainText {
  std::string operator()(const rules::OneOf& domain) const {
    std::string text;
    for (const auto& one : domain.values) text += (text.empty() ? "" : "|") + one;
    return text;
  }
  std::string operator()(const rules::Amounts& domain) const {
    return to_text(domain.least) + ".." + to_text(domain.greatest) + "/" + to_text(domain.step);
  }
  std::string operator()(const rules::Numbers& domain) const {
    if (domain.least == domain.greatest) return std::to_string(domain.least);
    return std::to_string(domain.least) + ".." + std::to_string(domain.greatest);
  }
  std::string operator()(const rules::Cards& domain) const {
    const auto kinds = std::to_string(std::popcount(domain.kinds)) + "-kinds-of-card";
    return domain.may_be_unnamed ? kinds + "|(left-out)" : kinds;
  }
  std::string operator()(const rules::CardList& domain) const {
    return std::to_string(domain.count) + "-cards";
  }
  std::string operator()(const rules::AnyText& domain) const {
    return "\"1.." + std::to_string(domain.greatest_length) + "-characters\"";
  }
  std::string operator()(const rules::NewPerson&) const { return "(new-name)"; }
  std::string operator()(const rules::AnyDigest& domain) const {
    return domain.may_be_left_out ? "64-digits|(left-out)" : "64-digits";
  }
};

}  // namespace

std::string option_text(const rules::Option& option) {
  std::string text(option.command);
  for (const auto& field : option.fields)
    text += " " + std::string(field.name) + "=" + std::visit(DomainText{}, field.domain);
  return text;
}

std::vector<std::string> option_lines(const std::vector<rules::Option>& options) {
  std::vector<std::string> lines;
  for (const auto& one : options) lines.push_back("- " + option_text(one));
  return lines;
}

}  // namespace sabot::rounds
