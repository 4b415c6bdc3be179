// JSON Schema and TypeScript of the sample game's types.

#include "sabot/base/schema.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "sabot/base/typescript.hpp"
#include "sample.hpp"

namespace sabot::sample {

struct Place {
  std::uint8_t seat = 0;
  std::optional<PersonId> sitter;
};
BOOST_DESCRIBE_STRUCT(Place, (), (seat, sitter))

struct Felt {
  std::string currency;
  std::vector<Place> places;
  std::vector<std::optional<Card>> cards;
  Chance winner{};
  bool open = false;
  std::int64_t offset = 0;
};
BOOST_DESCRIBE_STRUCT(Felt, (), (currency, places, cards, winner, open, offset))

}  // namespace sabot::sample

namespace sabot {
namespace {

using namespace sample;

boost::json::value parsed(std::string_view text) { return boost::json::parse(text); }

TEST(Schema, OfAStructWithAllThatItRefersTo) {
  SchemaDefinitions all;
  EXPECT_EQ(schema_of<Felt>(all), parsed(R"({"$ref": "#/$defs/SampleFelt"})"));
  EXPECT_EQ(all.all().size(), 5U);
  EXPECT_EQ(all.all().at("SampleFelt"), parsed(R"({
    "type": "object",
    "properties": {
      "currency": {"type": "string"},
      "places": {"type": "array", "items": {"$ref": "#/$defs/SamplePlace"}},
      "cards": {"type": "array",
                "items": {"anyOf": [{"$ref": "#/$defs/Card"}, {"type": "null"}]}},
      "winner": {"$ref": "#/$defs/SampleChance"},
      "open": {"type": "boolean"},
      "offset": {"type": "integer"}},
    "required": ["currency", "places", "cards", "winner", "open", "offset"],
    "additionalProperties": false})"));
  EXPECT_EQ(all.all().at("SamplePlace").at("properties").at("seat"),
            parsed(R"({"type": "integer", "minimum": 0})"));
  EXPECT_EQ(all.all().at("SampleChance"),
            parsed(R"({"type": "string", "enum": ["punto", "banca", "empate-doble"]})"));
  EXPECT_EQ(all.all().at("Card").at("pattern"), "^[A2-9TJQK][cdhs]$");
}

TEST(Schema, OfEventsByTheirTag) {
  SchemaDefinitions all;
  const auto list = boost::json::object{{"type", "array"}};
  EXPECT_EQ(schema_of_variant<Event>(all, "SampleEvent", "event", {{"by-articles", list, true}}),
            parsed(R"({"$ref": "#/$defs/SampleEvent"})"));
  EXPECT_EQ(all.all().at("SampleEvent"),
            parsed(R"({"oneOf": [{"$ref": "#/$defs/SampleBetPlacedEvent"},
                                 {"$ref": "#/$defs/SampleNoVaMasEvent"},
                                 {"$ref": "#/$defs/SampleShownEvent"},
                                 {"$ref": "#/$defs/SampleRulingEvent"}]})"));
  // A field that is not there is left out, never null.
  EXPECT_EQ(all.all().at("SampleShownEvent"), parsed(R"({
    "type": "object",
    "properties": {
      "event": {"const": "shown"},
      "cards": {"type": "array", "items": {"$ref": "#/$defs/Card"}},
      "third-card": {"$ref": "#/$defs/Card"},
      "natural": {"type": "boolean"},
      "by-articles": {"type": "array"}},
    "required": ["event", "cards", "natural", "by-articles"],
    "additionalProperties": false})"));
}

TEST(Schema, ADocumentIsInTheOrderOfNames) {
  SchemaDefinitions all;
  schema_of<Felt>(all);
  std::vector<std::string> names;
  const auto document = all.document("a title");
  for (const auto& one : document.at("$defs").as_object()) names.emplace_back(one.key());
  EXPECT_EQ(names, (std::vector<std::string>{"Card", "PersonId", "SampleChance", "SampleFelt",
                                             "SamplePlace"}));
  EXPECT_EQ(document.at("$schema"), "https://json-schema.org/draft/2020-12/schema");
}

TEST(TypeScript, HasATypeForEveryDefinition) {
  SchemaDefinitions all;
  schema_of<Felt>(all);
  EXPECT_EQ(typescript_of(all.document("")), R"(/** card */
export type Card = string;

/** person */
export type PersonId = string;

export type SampleChance = "punto" | "banca" | "empate-doble";

export type SampleFelt = {
  currency: string;
  places: SamplePlace[];
  cards: Array<Card | null>;
  winner: SampleChance;
  open: boolean;
  offset: number;
};

export type SamplePlace = {
  seat: number;
  sitter: PersonId | null;
};
)");
}

TEST(TypeScript, WhatMayBeLeftOutHasAQuestionMark) {
  SchemaDefinitions all;
  schema_of_variant<Event>(all, "SampleEvent", "event");
  const auto text = typescript_of(all.document(""));
  EXPECT_NE(text.find("export type SampleEvent =\n  | SampleBetPlacedEvent\n"), std::string::npos)
      << text;
  EXPECT_NE(text.find("  event: \"shown\";\n  cards: Card[];\n  \"third-card\"?: Card;\n"),
            std::string::npos)
      << text;
}

TEST(TypeScript, AMapIsARecord) {
  const auto document = parsed(
      R"({"$defs": {"Counts": {"type": "object", "additionalProperties": {"type": "integer"}}}})");
  EXPECT_EQ(typescript_of(document.as_object()), "export type Counts = Record<string, number>;\n");
}

}  // namespace
}  // namespace sabot
