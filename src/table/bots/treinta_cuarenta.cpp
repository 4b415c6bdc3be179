#include "sabot/table/bots/treinta_cuarenta.hpp"

#include <algorithm>

#include <boost/json/array.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/table/choosing.hpp"

namespace sabot::table {
namespace {

Money amount_of(const boost::json::value& value) {
  return from_text<Money>(std::string_view(value.as_string())).value_or(Money{});
}

bool is_by(const boost::json::value& stake, const PersonId& who) {
  return stake.at("by").as_string() == who.handle();
}

class TreintaCuarentaBot {
 public:
  TreintaCuarentaBot(const PersonId& self, Whim whim) : self_(self), whim_(std::move(whim)) {}

  std::optional<std::string> operator()(Outlook& at) {
    // Half of a stake is worth more than the whole of it in prison.
    for (const auto* act : {"half", "cut"})
      if (const auto* option = at.find(act)) return choose(*option, whim_);
    if (!at.find("bet")) return std::nullopt;
    const auto& view = at.view();
    const auto& stakes = view.at("stakes").as_array();
    const auto own =
        std::ranges::count_if(stakes, [&](const auto& one) { return is_by(one, self_); });
    if (own >= most_bets || (own > 0 && whim_.once_in(2))) return std::nullopt;
    return bet(at, amount_of(view.at("minimum")));
  }

 private:
  static constexpr int most_bets = 2;
  static constexpr int most_minima = 4;

  // Any chance as likely as any other, with a few minima; what is insured takes more.
  std::optional<std::string> bet(Outlook& at, Money minimum) {
    const bool insures = whim_.once_in(8);
    std::vector<const rules::Option*> bets;
    for (const auto& one : at.options())
      if (one.command == "bet" && (one.fields.size() > 2) == insures) bets.push_back(&one);
    if (bets.empty()) return std::nullopt;
    const auto& option = *bets[whim_.below(static_cast<std::uint32_t>(bets.size()))];
    std::vector<FieldText> values;
    for (const auto& field : option.fields) {
      if (const auto* amounts = std::get_if<rules::Amounts>(&field.domain))
        values.emplace_back(
            round_amount(*amounts, Money{minimum.cents * most_minima}, minimum, whim_));
      else
        values.push_back(detail::Pick<Whim>{whim_}(std::get<rules::OneOf>(field.domain)));
    }
    return command_text(option, values);
  }

  PersonId self_;
  Whim whim_;
};

bool is_broke(const boost::json::object& view, const PersonId& self) {
  const auto* me = view.at("self").if_object();
  if (me == nullptr) return false;
  const auto own = [&](const boost::json::value& one) { return is_by(one, self); };
  return amount_of(me->at("chips")) < amount_of(view.at("minimum")) &&
         std::ranges::none_of(view.at("stakes").as_array(), own) &&
         std::ranges::none_of(view.at("prison").as_array(), own);
}

}  // namespace

const Seating treinta_cuarenta_seating{[](const PersonId& self, Whim whim) -> Bot {
                                         return TreintaCuarentaBot(self, std::move(whim));
                                       },
                                       is_broke};

}  // namespace sabot::table
