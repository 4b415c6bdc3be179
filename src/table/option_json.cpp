#include "sabot/table/option_json.hpp"

#include <array>
#include <bit>
#include <utility>

#include "sabot/base/forms.hpp"

namespace sabot::table {
namespace {

namespace json = boost::json;

// Every card's two letters, made once.
std::string_view card_text(int index) {
  static const auto letters = [] {
    std::array<std::string, Card::kinds> all;
    for (int i = 0; i < Card::kinds; ++i)
      all[static_cast<std::size_t>(i)] = to_text(Card::from_index(i));
    return all;
  }();
  return letters[static_cast<std::size_t>(index)];
}

json::array card_texts(std::uint64_t kinds, const json::storage_ptr& storage) {
  json::array cards(storage);
  cards.reserve(static_cast<std::size_t>(std::popcount(kinds)));
  for (; kinds != 0; kinds &= kinds - 1) cards.emplace_back(card_text(std::countr_zero(kinds)));
  return cards;
}

json::string amount(Money money, const json::storage_ptr& storage) {
  return json::string(to_text(money), storage);
}

// Adds the kind and what belongs to it to a field that has its name already.
struct WriteDomain {
  json::object& field;

  const json::storage_ptr& storage() const { return field.storage(); }
  void kind(std::string_view name) { field.emplace("kind", name); }

  void operator()(const rules::OneOf& domain) {
    kind("one-of");
    json::array values(storage());
    values.reserve(domain.values.size());
    for (const auto& value : domain.values) values.emplace_back(value);
    field.emplace("values", std::move(values));
  }
  void operator()(const rules::Amounts& domain) {
    kind("amounts");
    field.emplace("least", amount(domain.least, storage()));
    field.emplace("greatest", amount(domain.greatest, storage()));
    field.emplace("step", amount(domain.step, storage()));
  }
  void operator()(const rules::Numbers& domain) {
    kind("numbers");
    field.emplace("least", domain.least);
    field.emplace("greatest", domain.greatest);
  }
  void operator()(const rules::Cards& domain) {
    kind("cards");
    field.emplace("cards", card_texts(domain.kinds, storage()));
    field.emplace("may-be-left-out", domain.may_be_unnamed);
  }
  void operator()(const rules::CardList& domain) {
    kind("card-list");
    field.emplace("count", domain.count);
    json::object at_most(storage());
    at_most.reserve(Card::kinds);
    for (int i = 0; i < Card::kinds; ++i)
      if (const int left = domain.sabot.count_of(Card::from_index(i)); left > 0)
        at_most.emplace(card_text(i), left);
    field.emplace("at-most", std::move(at_most));
  }
  void operator()(const rules::AnyText& domain) {
    kind("text");
    field.emplace("greatest-length", domain.greatest_length);
  }
  void operator()(const rules::NewPerson& domain) {
    kind("new-person");
    json::array known(storage());
    known.reserve(domain.known.size());
    for (const auto& person : domain.known) known.emplace_back(person.handle());
    field.emplace("known", std::move(known));
  }
  void operator()(const rules::AnyDigest& domain) {
    kind("digest");
    field.emplace("may-be-left-out", domain.may_be_left_out);
  }
};

// Reads keys of one object until something is wrong; that is then what was wrong.
class KeyReader {
 public:
  KeyReader(const json::object& object, std::string path)
      : object_(object), path_(std::move(path)) {}

  template <class T>
  T get(std::string_view key) {
    const auto* const value = find(key);
    if (value == nullptr) return T{};
    auto read = from_json<T>(*value, path_of(key));
    if (read) return *std::move(read);
    fail(std::move(read).error());
    return T{};
  }
  const json::array* list(std::string_view key) {
    const auto* const value = find(key);
    if (value == nullptr || value->is_array()) return value ? &value->get_array() : nullptr;
    fail({path_of(key), "a list is needed"});
    return nullptr;
  }
  const json::object* map(std::string_view key) {
    const auto* const value = find(key);
    if (value == nullptr || value->is_object()) return value ? &value->get_object() : nullptr;
    fail({path_of(key), "an object is needed"});
    return nullptr;
  }

  std::string path_of(std::string_view key) const { return path_ + std::string(key); }
  void fail(JsonError error) {
    if (!error_) error_ = std::move(error);
  }
  const std::optional<JsonError>& error() const { return error_; }

 private:
  const json::value* find(std::string_view key) {
    const auto* const value = object_.if_contains(key);
    if (value == nullptr) fail({path_of(key), "missing"});
    return value;
  }

  const json::object& object_;
  std::string path_;  // of what stands around the object: "fields[1]."
  std::optional<JsonError> error_;
};

rules::Cards read_cards(KeyReader& in) {
  rules::Cards domain;
  for (const auto card : in.get<std::vector<Card>>("cards"))
    domain.kinds |= std::uint64_t{1} << card.index();
  domain.may_be_unnamed = in.get<bool>("may-be-left-out");
  return domain;
}

// As many packs as the card there is most of; of every other kind the difference has been seen.
SabotCount sabot_of(const std::array<std::uint8_t, Card::kinds>& at_most) {
  const int packs = *std::ranges::max_element(at_most);
  SabotCount sabot(packs);
  for (int i = 0; i < Card::kinds; ++i)
    for (int left = at_most[static_cast<std::size_t>(i)]; left < packs; ++left)
      sabot.see(Card::from_index(i));
  return sabot;
}

rules::CardList read_card_list(KeyReader& in) {
  rules::CardList domain;
  domain.count = in.get<int>("count");
  const auto* const map = in.map("at-most");
  if (map == nullptr) return domain;
  std::array<std::uint8_t, Card::kinds> at_most{};
  for (const auto& member : *map) {
    const auto path = in.path_of("at-most.") + std::string(member.key());
    const auto card = from_text<Card>(member.key());
    const auto count = from_json<std::uint8_t>(member.value(), path);
    if (!card) in.fail({path, describe_fault(member.key(), card.error(), "card")});
    if (!count) in.fail(count.error());
    if (card && count) at_most[static_cast<std::size_t>(card->index())] = *count;
  }
  domain.sabot = sabot_of(at_most);
  return domain;
}

rules::Domain read_domain(KeyReader& in) {
  const auto kind = in.get<std::string>("kind");
  if (kind == "one-of") return rules::OneOf{in.get<std::vector<std::string>>("values")};
  if (kind == "amounts")
    return rules::Amounts{in.get<Money>("least"), in.get<Money>("greatest"), in.get<Money>("step")};
  if (kind == "numbers")
    return rules::Numbers{in.get<std::int64_t>("least"), in.get<std::int64_t>("greatest")};
  if (kind == "cards") return read_cards(in);
  if (kind == "card-list") return read_card_list(in);
  if (kind == "text") return rules::AnyText{in.get<std::size_t>("greatest-length")};
  if (kind == "new-person") return rules::NewPerson{in.get<std::vector<PersonId>>("known")};
  if (kind == "digest") return rules::AnyDigest{in.get<bool>("may-be-left-out")};
  in.fail({in.path_of("kind"), "this program knows no kind \"" + kind + "\"; a newer one may"});
  return {};
}

}  // namespace

json::object to_json(const rules::Option& option, json::storage_ptr storage) {
  json::object object(5, storage);
  object.emplace("command", option.command);
  object.emplace("act", TextForm<rules::PlayerAct>::name(option.facts.player));
  if (option.facts.is_ordinary())
    object.emplace("croupier", TextForm<rules::CroupierAct>::name(option.facts.croupier));
  if (option.facts.staff != rules::StaffAct::never)
    object.emplace("staff", TextForm<rules::StaffAct>::name(option.facts.staff));
  json::array fields(storage);
  fields.reserve(option.fields.size());
  for (const auto& field : option.fields) {
    auto& one = fields.emplace_back(json::object(5, storage)).get_object();
    one.emplace("name", field.name);
    std::visit(WriteDomain{one}, field.domain);
  }
  object.emplace("fields", std::move(fields));
  return object;
}

json::array to_json(const std::vector<rules::Option>& options, json::storage_ptr storage) {
  json::array array(storage);
  array.reserve(options.size());
  for (const auto& option : options) array.emplace_back(to_json(option, storage));
  return array;
}

rules::Option OwnedOption::option() const {
  rules::Option option{command, {}};
  option.facts = {croupier, act, staff};
  option.fields.reserve(fields.size());
  for (const auto& field : fields) option.fields.push_back({field.name, field.domain});
  return option;
}

std::expected<OwnedOption, JsonError> read_option(const json::object& object) {
  KeyReader in(object, "");
  OwnedOption option{in.get<std::string>("command"), {}};
  // Older houses do not say.
  if (object.contains("act")) option.act = in.get<rules::PlayerAct>("act");
  if (object.contains("croupier")) option.croupier = in.get<rules::CroupierAct>("croupier");
  if (object.contains("staff")) option.staff = in.get<rules::StaffAct>("staff");
  const auto* const fields = in.list("fields");
  if (in.error()) return std::unexpected(*in.error());
  for (const auto& one : *fields) {
    const auto path = "fields[" + std::to_string(option.fields.size()) + "]";
    if (!one.is_object()) return std::unexpected(JsonError{path, "an object is needed"});
    KeyReader field(one.get_object(), path + ".");
    option.fields.push_back({field.get<std::string>("name"), read_domain(field)});
    if (field.error()) return std::unexpected(*field.error());
  }
  return option;
}

std::expected<std::vector<OwnedOption>, JsonError> read_options(const json::array& array) {
  std::vector<OwnedOption> options;
  options.reserve(array.size());
  for (const auto& one : array) {
    const auto path = "[" + std::to_string(options.size()) + "]";
    if (!one.is_object()) return std::unexpected(JsonError{path, "an object is needed"});
    auto option = read_option(one.get_object());
    if (!option)
      return std::unexpected(
          JsonError{path + "." + option.error().path, std::move(option.error().what)});
    options.push_back(*std::move(option));
  }
  return options;
}

}  // namespace sabot::table
