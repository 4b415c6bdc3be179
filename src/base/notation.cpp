#include "sabot/base/notation.hpp"

#include <algorithm>

#include "sabot/base/distance.hpp"

namespace sabot {
namespace {

std::string quoted(std::string_view text) {
  std::string out;
  TextForm<std::string>::write(out, text);
  return out;
}

// A text value comes between its own quotes already.
std::string shown(std::string_view text) {
  return text.size() > 1 && text.starts_with('"') && text.ends_with('"') ? std::string(text)
                                                                         : quoted(text);
}

// "an amount", "a card"; a form that begins with a number takes no article.
std::string with_article(std::string_view form) {
  if (form == TextForm<std::string>::form())
    return R"(a text between double quotes, with only \" \\ \n and \t escaped)";
  if (form.empty() || (form[0] >= '0' && form[0] <= '9')) return std::string(form);
  const bool vowel = std::string_view("aeiou").find(form[0]) != std::string_view::npos;
  return (vowel ? "an " : "a ") + std::string(form);
}

// The name most like the one given; empty where none is near enough to be a slip of the hand.
// A name of which only the beginning was typed is near, however long its rest.
std::string_view nearest(std::string_view name, std::span<const std::string_view> known) {
  // Much longer than any name: not worth the comparison.
  if (name.empty() || name.size() > 64) return {};
  std::string_view best;
  std::size_t least = std::max<std::size_t>(1, std::min<std::size_t>(3, name.size() / 3)) + 1;
  for (const auto candidate : known) {
    const auto far = name.size() > 1 && candidate.starts_with(name) ? 1 : distance(name, candidate);
    if (far < least) {
      least = far;
      best = candidate;
    }
  }
  return best;
}

std::string joined(std::span<const std::string_view> words) {
  std::string out;
  for (const auto word : words) (out += out.empty() ? "" : ", ") += word;
  return out;
}

std::vector<std::string_view> split_names(std::string_view form) {
  std::vector<std::string_view> names;
  while (!form.empty()) {
    const auto end = std::min(form.find('|'), form.size());
    names.push_back(form.substr(0, end));
    form.remove_prefix(std::min(end + 1, form.size()));
  }
  return names;
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

void skip_blanks(std::string_view& rest) {
  while (!rest.empty() && is_blank(rest.front())) rest.remove_prefix(1);
}

std::string_view take_word(std::string_view& rest) {
  std::size_t end = 0;
  while (end < rest.size() && !is_blank(rest[end]) && rest[end] != '=') ++end;
  const auto word = rest.substr(0, end);
  rest.remove_prefix(end);
  return word;
}

// Up to the next blank that is not between quotes; nothing where the quotes do not end.
std::optional<std::string_view> take_value(std::string_view& rest) {
  bool quoted = false;
  std::size_t end = 0;
  for (; end < rest.size() && (quoted || !is_blank(rest[end])); ++end) {
    if (rest[end] == '"') quoted = !quoted;
    if (quoted && rest[end] == '\\') ++end;
  }
  if (quoted) return std::nullopt;
  const auto value = rest.substr(0, end);
  rest.remove_prefix(end);
  return value;
}

}  // namespace

std::string describe_fault(std::string_view text, TextFault fault, std::string_view form) {
  const auto value = shown(text);
  switch (fault) {
    case TextFault::too_large: return value + " is too large";
    case TextFault::too_long: return value + " is too long: " + with_article(form) + " is needed";
    case TextFault::unknown_name: {
      const auto near = nearest(text, split_names(form));
      const auto hint = near.empty() ? "" : ": did you mean " + quoted(near) + "?";
      return value + " is not one of " + std::string(form) + hint;
    }
    case TextFault::malformed: break;
  }
  return value + " is not " + with_article(form);
}

std::string describe_unknown(std::string_view what, std::string_view name,
                             std::span<const std::string_view> known) {
  auto out = "unknown " + std::string(what) + " " + quoted(name);
  if (const auto near = nearest(name, known); !near.empty())
    return out + ": did you mean " + quoted(near) + "?";
  if (known.empty()) return out + ": there are none";
  return out + ": known are " + joined(known);
}

namespace detail {

const Line::Field* Line::find(std::string_view field) const {
  const auto found = std::ranges::find(fields, field, &Field::name);
  return found == fields.end() ? nullptr : &*found;
}

std::optional<NotationError> Line::unknown_field(std::span<const std::string_view> known) const {
  for (const auto& field : fields)
    if (std::ranges::find(known, field.name) == known.end())
      return NotationError{column(field.name), describe_unknown("field", field.name, known)};
  return std::nullopt;
}

NotationError Line::missing(std::string_view field, std::string_view form) const {
  return {text.size() + 1,
          "missing field " + quoted(field) + ": " + std::string(field) + "=" + std::string(form)};
}

NotationError Line::wrong(const Field& field, std::string_view part, TextFault fault,
                          std::string_view form) const {
  return {column(part), "field " + quoted(field.name) + ": " + describe_fault(part, fault, form)};
}

std::expected<Line, NotationError> take_apart(std::string_view text) {
  Line line{text, {}, {}};
  auto rest = text;
  const auto error = [&](std::string_view at, std::string what) {
    return std::unexpected(NotationError{line.column(at), std::move(what)});
  };
  skip_blanks(rest);
  line.name = take_word(rest);
  if (line.name.empty()) return error(rest, "a command is missing");
  if (rest.starts_with('=')) return error(line.name, "a command must come before its fields");
  for (skip_blanks(rest); !rest.empty(); skip_blanks(rest)) {
    const auto name = take_word(rest);
    if (name.empty()) return error(rest, "a field's name is missing before \"=\"");
    if (!rest.starts_with('='))
      return error(name,
                   "field " + quoted(name) + " has no value: write " + std::string(name) + "=…");
    if (line.find(name)) return error(name, "field " + quoted(name) + " is repeated");
    rest.remove_prefix(1);
    const auto value = take_value(rest);
    if (!value) return error(rest, "field " + quoted(name) + ": unterminated string");
    line.fields.push_back({name, *value});
  }
  return line;
}

std::vector<std::string_view> names_of(std::span<const FieldCodec> fields) {
  std::vector<std::string_view> names;
  for (const auto& field : fields) names.push_back(field.name);
  return names;
}

std::vector<std::string_view> names_of(std::span<const Alternative> alternatives) {
  std::vector<std::string_view> names;
  for (const auto& one : alternatives) names.push_back(one.name);
  return names;
}

const Alternative* find(const VariantCodec& codec, std::string_view name) {
  const auto found = std::ranges::find(codec.alternatives, name, &Alternative::name);
  return found == codec.alternatives.end() ? nullptr : &*found;
}

namespace {

// Names the one element of a list that is wrong.
NotationError wrong_value(const Line& line, const Line::Field& field, TextFault fault,
                          const Codec& codec, void* scratch) {
  if (codec.is_optional())
    return wrong_value(line, field, fault, *codec.element, codec.holder->add(scratch));
  if (codec.kind != Kind::list) return line.wrong(field, field.value, fault, codec.form());
  for (auto rest = field.value; !rest.empty();) {
    const auto part = take_element(rest);
    if (const auto wrong = codec.element->text->read(part, codec.holder->add(scratch)))
      return line.wrong(field, part, *wrong, codec.element->form());
  }
  return line.wrong(field, field.value, fault, "list of " + std::string(codec.form()));
}

}  // namespace

void append_notation(std::string& out, const VariantCodec& codec, const void* variant) {
  const auto& one = codec.alternatives[codec.index(variant)];
  const auto* const value = codec.value(variant);
  out += one.name;
  for (const auto& field : one.codec->fields) {
    const auto* const at = field.at(value);
    if (field.codec->is_optional() && field.codec->holder->size(at) == 0) continue;
    ((out += ' ') += field.name) += '=';
    field.codec->text->write(out, at);
  }
}

std::optional<NotationError> read_notation(std::string_view text, const VariantCodec& codec,
                                           void* variant) {
  const auto line = take_apart(text);
  if (!line) return line.error();
  const auto* const one = find(codec, line->name);
  if (one == nullptr)
    return NotationError{line->column(line->name),
                         describe_unknown("command", line->name, names_of(codec.alternatives))};
  if (auto error = line->unknown_field(names_of(one->codec->fields))) return error;
  auto* const value = one->emplace(variant);
  for (const auto& field : one->codec->fields) {
    const auto* const given = line->find(field.name);
    if (given == nullptr) {
      if (field.codec->is_optional()) continue;
      return line->missing(field.name, field.codec->form());
    }
    auto* const at = field_of(value, field);
    if (const auto fault = field.codec->text->read(given->value, at))
      return wrong_value(*line, *given, *fault, *field.codec, at);
  }
  return std::nullopt;
}

std::vector<Form> forms_of(const VariantCodec& codec) {
  std::vector<Form> forms;
  for (const auto& one : codec.alternatives) {
    auto& form = forms.emplace_back(Form{one.name, {}});
    for (const auto& field : one.codec->fields)
      form.fields.push_back(
          {field.name, std::string(field.codec->form()), field.codec->is_optional()});
  }
  return forms;
}

}  // namespace detail
}  // namespace sabot
