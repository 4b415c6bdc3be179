#include "sabot/base/json.hpp"

#include <algorithm>
#include <limits>

#include <boost/json/array.hpp>

namespace sabot::detail {
namespace {

namespace json = boost::json;
using Wrong = std::optional<JsonError>;

json::value letters_json(std::string_view letters) { return json::string(letters); }

json::value list_json(const Codec& codec, const void* list) {
  const auto size = codec.holder->size(list);
  json::array array;
  array.reserve(size);
  for (std::size_t i = 0; i < size; ++i)
    array.push_back(json_of(*codec.element, codec.holder->at(list, i)));
  return array;
}

json::value record_json(const Codec& codec, const void* record) {
  json::object object;
  object.reserve(codec.fields.size());
  for (const auto& field : codec.fields)
    object.emplace(field.name, json_of(*field.codec, field.at(record)));
  return object;
}

std::expected<std::int64_t, std::string> whole_number(const json::value& value) {
  if (value.is_int64()) return value.get_int64();
  if (!value.is_uint64()) return std::unexpected("a whole number is needed");
  // The parser keeps as unsigned what is beyond the signed range; a program may do otherwise.
  if (value.get_uint64() > std::numeric_limits<std::int64_t>::max())
    return std::unexpected(std::to_string(value.get_uint64()) + " is too large");
  return static_cast<std::int64_t>(value.get_uint64());
}

std::expected<std::uint64_t, std::string> natural_number(const json::value& value) {
  if (value.is_uint64()) return value.get_uint64();
  if (!value.is_int64()) return std::unexpected("a whole number is needed");
  if (value.get_int64() < 0)
    return std::unexpected(std::to_string(value.get_int64()) + " is negative");
  return static_cast<std::uint64_t>(value.get_int64());
}

template <class Number, class NumberCodec>
Wrong read_number(const std::expected<Number, std::string>& number, const std::string& path,
                  const NumberCodec& codec, void* value) {
  if (!number) return JsonError{path, number.error()};
  if (codec.set(value, *number)) return std::nullopt;
  return JsonError{path, std::to_string(*number) + " is too large"};
}

Wrong read_truth(const json::value& from, const std::string& path, const Codec& codec,
                 void* value) {
  if (!from.is_bool()) return JsonError{path, "true or false is needed"};
  codec.natural->set(value, from.get_bool() ? 1 : 0);
  return std::nullopt;
}

Wrong read_text(const json::value& from, const std::string& path, const Codec& codec, void* value) {
  if (!from.is_string()) return JsonError{path, "a string is needed: " + std::string(codec.form())};
  const std::string_view text = from.get_string();
  if (codec.kind != Kind::text) {
    const auto fault = codec.text->read(text, value);
    return fault ? Wrong(JsonError{path, describe_fault(text, *fault, codec.form())}) : Wrong();
  }
  if (!is_clean_text(text)) return JsonError{path, "has a control character or is not UTF-8"};
  codec.letters->set(value, text);
  return std::nullopt;
}

Wrong read_list(const json::value& from, const std::string& path, const Codec& codec, void* list) {
  if (!from.is_array()) return JsonError{path, "a list is needed"};
  codec.holder->clear(list);
  for (const auto& element : from.get_array()) {
    const auto at = path + "[" + std::to_string(codec.holder->size(list)) + "]";
    if (auto wrong = read_json(element, at, *codec.element, codec.holder->add(list))) return wrong;
  }
  return std::nullopt;
}

// A key that is neither the tag, nor a field, nor one that the caller allows.
Wrong unknown_key(const json::object& object, std::string_view tag, const Codec& codec,
                  std::initializer_list<std::string_view> allowed) {
  for (const auto& member : object) {
    const std::string_view key = member.key();
    if (key == tag || std::ranges::find(allowed, key) != allowed.end() ||
        std::ranges::find(codec.fields, key, &FieldCodec::name) != codec.fields.end())
      continue;
    return JsonError{std::string(key), describe_unknown("field", key, names_of(codec.fields))};
  }
  return std::nullopt;
}

// Whatever is left out stays as it is.
Wrong read_record(const json::value& from, const std::string& path, const Codec& codec,
                  void* record) {
  if (!from.is_object()) return JsonError{path, "an object is needed"};
  const auto& object = from.get_object();
  const auto at = [&](std::string_view key) {
    return path.empty() ? std::string(key) : path + "." + std::string(key);
  };
  if (const auto unknown = unknown_key(object, {}, codec, {}))
    return JsonError{at(unknown->path), unknown->what};
  for (const auto& field : codec.fields)
    if (const auto* const given = object.if_contains(field.name))
      if (auto wrong = read_json(*given, at(field.name), *field.codec, field_of(record, field)))
        return wrong;
  return std::nullopt;
}

JsonError missing_key(std::string_view name, std::string_view form) {
  return {std::string(name), "missing: " + std::string(form)};
}

std::expected<std::string_view, JsonError> tagged_name(const json::object& object,
                                                       std::string_view tag) {
  const auto* const value = object.if_contains(tag);
  if (value == nullptr) return std::unexpected(missing_key(tag, "name"));
  if (!value->is_string())
    return std::unexpected(JsonError{std::string(tag), "a string is needed: name"});
  return std::string_view(value->get_string());
}

}  // namespace

json::value json_of(const Codec& codec, const void* value) {
  switch (codec.kind) {
    case Kind::truth: return codec.natural->get(value) != 0;
    case Kind::whole: return codec.whole->get(value);
    case Kind::natural: return codec.natural->get(value);
    case Kind::text: return letters_json(codec.letters->get(value));
    case Kind::optional:
      if (codec.holder->size(value) == 0) return nullptr;
      return json_of(*codec.element, codec.holder->at(value, 0));
    case Kind::list: return list_json(codec, value);
    case Kind::record: return record_json(codec, value);
    case Kind::word:
    case Kind::value: break;
  }
  std::string text;
  codec.text->write(text, value);
  return letters_json(text);
}

json::object json_of(const VariantCodec& codec, const void* variant, std::string_view tag) {
  const auto& one = codec.alternatives[codec.index(variant)];
  const auto* const record = codec.value(variant);
  json::object object;
  object.reserve(one.codec->fields.size() + 2);
  object.emplace(tag, one.name);
  for (const auto& field : one.codec->fields) {
    auto value = json_of(*field.codec, field.at(record));
    if (!value.is_null()) object.emplace(field.name, std::move(value));
  }
  return object;
}

Wrong read_json(const json::value& from, const std::string& path, const Codec& codec, void* value) {
  switch (codec.kind) {
    case Kind::truth: return read_truth(from, path, codec, value);
    case Kind::whole: return read_number(whole_number(from), path, *codec.whole, value);
    case Kind::natural: return read_number(natural_number(from), path, *codec.natural, value);
    case Kind::list: return read_list(from, path, codec, value);
    case Kind::record: return read_record(from, path, codec, value);
    case Kind::optional:
      codec.holder->clear(value);
      if (from.is_null()) return std::nullopt;
      return read_json(from, path, *codec.element, codec.holder->add(value));
    case Kind::text:
    case Kind::word:
    case Kind::value: break;
  }
  return read_text(from, path, codec, value);
}

Wrong read_json(const json::object& from, std::string_view tag,
                std::initializer_list<std::string_view> allowed, const VariantCodec& codec,
                void* variant) {
  const auto name = tagged_name(from, tag);
  if (!name) return name.error();
  const auto* const one = find(codec, *name);
  if (one == nullptr)
    return JsonError{std::string(tag), describe_unknown(tag, *name, names_of(codec.alternatives))};
  if (auto unknown = unknown_key(from, tag, *one->codec, allowed)) return unknown;
  auto* const record = one->emplace(variant);
  for (const auto& field : one->codec->fields) {
    const auto* const given = from.if_contains(field.name);
    if (given == nullptr) {
      if (field.codec->is_optional()) continue;
      return missing_key(field.name, field.codec->form());
    }
    if (auto wrong =
            read_json(*given, std::string(field.name), *field.codec, field_of(record, field)))
      return wrong;
  }
  return std::nullopt;
}

}  // namespace sabot::detail
