#pragma once
// An option from which nothing can be chosen is none.

#include <variant>

#include "sabot/rules/common/option.hpp"

namespace sabot::conformance {

struct HasValues {
  bool operator()(const rules::OneOf& domain) const { return !domain.values.empty(); }
  bool operator()(const rules::Amounts& domain) const {
    return domain.least <= domain.greatest && domain.step > Money{} &&
           (domain.greatest - domain.least).cents % domain.step.cents == 0;
  }
  bool operator()(const rules::Numbers& domain) const { return domain.least <= domain.greatest; }
  bool operator()(const rules::Cards& domain) const { return domain.kinds != 0; }
  bool operator()(const rules::CardList& domain) const {
    return domain.count > 0 && domain.count <= domain.sabot.size();
  }
  bool operator()(const rules::AnyText& domain) const { return domain.greatest_length > 0; }
  bool operator()(const rules::NewPerson& domain) const { return !domain.known.empty(); }
  bool operator()(const rules::AnyDigest&) const { return true; }
};

inline bool is_well_formed(const rules::Option& option) {
  for (const auto& field : option.fields)
    if (!std::visit(HasValues{}, field.domain)) return false;
  return true;
}

}  // namespace sabot::conformance
