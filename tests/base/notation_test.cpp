#include "sabot/base/notation.hpp"

#include <gtest/gtest.h>

#include "sample.hpp"

namespace sabot {
namespace {

using namespace sample;

static_assert(kebab_name<BetPlaced>() == "bet-placed");
static_assert(kebab_name<NoVaMas>() == "no-va-mas");
static_assert(kebab_name<Shown>() == "shown");
static_assert(enumerators<Chance>[2].name == "empate-doble");
static_assert(is_enumerator(Chance::banca) && !is_enumerator(static_cast<Chance>(2)));

std::expected<Event, NotationError> read(std::string_view text) {
  return read_notation<Event>(text);
}
NotationError error_of(std::string_view text) {
  const auto result = read(text);
  return result ? NotationError{0, "read as " + write_notation(*result)} : result.error();
}
NotationError error(std::size_t column, std::string what) { return {column, std::move(what)}; }

TEST(Reflect, ForEachFieldNamesThemInOrder) {
  BetPlaced bet{"blas"_who, Chance::banca, 100_units};
  std::string seen;
  for_each_field<BetPlaced>([&]<class M>(std::string_view name, M BetPlaced::*member) {
    (seen += name) += ':';
    (seen += to_text(bet.*member)) += ' ';
  });
  EXPECT_EQ(seen, "by:blas on:banca stake:100 ");
}

TEST(Reflect, EveryFieldStopsAtTheFirstNo) {
  int calls = 0;
  EXPECT_FALSE(every_field<BetPlaced>([&](std::string_view name, auto) {
    ++calls;
    return name != "on";
  }));
  EXPECT_EQ(calls, 2);
}

TEST(Notation, WritesTheNameAndTheFields) {
  EXPECT_EQ(write_notation(Event(BetPlaced{"blas"_who, Chance::punto, 100_units})),
            "bet-placed by=blas on=punto stake=100");
  EXPECT_EQ(write_notation(Event(NoVaMas{})), "no-va-mas");
}

TEST(Notation, LeavesOutWhatIsAbsentAndJoinsLists) {
  Shown shown{{Card::of(9, 0), Card::of(1, 3)}, std::nullopt, true};
  EXPECT_EQ(write_notation(Event(shown)), "shown cards=9c,As natural=true");
  shown.third_card = Card::of(10, 1);
  shown.cards.clear();
  EXPECT_EQ(write_notation(Event(shown)), "shown cards= third-card=Td natural=true");
}

TEST(Notation, QuotesTextAlways) {
  const Ruling ruling{"dijo \"no\",\n\tñ \\", {"a b", "", "c,d"}, {}, {}, -3, 7};
  const std::string text =
      R"(ruling why="dijo \"no\",\n\tñ \\" words="a b","","c,d" on= seat=-3 sequence=7)";
  EXPECT_EQ(write_notation(Event(ruling)), text);
  EXPECT_EQ(read(text), Event(ruling));
}

TEST(Notation, AppendKeepsWhatWasThere) {
  std::string out = "> ";
  append_notation(out, Event(NoVaMas{}));
  EXPECT_EQ(out, "> no-va-mas");
}

TEST(Notation, ReadsFieldsInAnyOrderAndExtraBlanks) {
  EXPECT_EQ(read("  bet-placed \t stake=12.50  by=blas   on=empate-doble  "),
            Event(BetPlaced{"blas"_who, Chance::empate_doble, 1250_cents}));
  EXPECT_EQ(read(" no-va-mas "), Event(NoVaMas{}));
}

TEST(Notation, NamesAnUnknownCommand) {
  EXPECT_EQ(error_of(" bet-plced by=blas"),
            error(2, R"(unknown command "bet-plced": did you mean "bet-placed"?)"));
  EXPECT_EQ(error_of("bet"), error(1, R"(unknown command "bet": did you mean "bet-placed"?)"));
  EXPECT_EQ(error_of("xyzzy"), error(1,
                                     "unknown command \"xyzzy\": known are bet-placed, "
                                     "no-va-mas, shown, ruling"));
}

TEST(Notation, NamesAnUnknownField) {
  EXPECT_EQ(error_of("bet-placed by=blas on=punto stak=1"),
            error(29, R"(unknown field "stak": did you mean "stake"?)"));
  EXPECT_EQ(error_of("shown by=blas"),
            error(7, R"(unknown field "by": known are cards, third-card, natural)"));
  EXPECT_EQ(error_of("no-va-mas by=blas"), error(11, R"(unknown field "by": there are none)"));
}

TEST(Notation, NamesAMissingOrRepeatedField) {
  EXPECT_EQ(error_of("bet-placed by=blas on=punto"),
            error(28, R"(missing field "stake": stake=amount)"));
  EXPECT_EQ(error_of("bet-placed by=blas on=punto on=banca stake=1"),
            error(29, R"(field "on" is repeated)"));
}

TEST(Notation, NamesAWrongValue) {
  EXPECT_EQ(error_of("bet-placed by=blas on=punto stake=12.345"),
            error(35, R"(field "stake": "12.345" is not an amount)"));
  EXPECT_EQ(error_of("bet-placed by=blas on=punto stake=100000000000000000"),
            error(35, R"(field "stake": "100000000000000000" is too large)"));
  EXPECT_EQ(error_of("bet-placed by=Blas on=punto stake=1"),
            error(15, R"(field "by": "Blas" is not a person)"));
  EXPECT_EQ(error_of("bet-placed by=abcdefghijklmnopq on=punto stake=1"),
            error(15, R"(field "by": "abcdefghijklmnopq" is too long: a person is needed)"));
  EXPECT_EQ(error_of("bet-placed by=blas on=ponto stake=1"),
            error(23,
                  "field \"on\": \"ponto\" is not one of punto|banca|empate-doble: "
                  "did you mean \"punto\"?"));
  EXPECT_EQ(error_of("shown cards= natural=yes"),
            error(22, R"(field "natural": "yes" is not one of true|false)"));
  EXPECT_EQ(error_of("shown cards= third-card= natural=true"),
            error(25, R"(field "third-card": "" is not a card)"));
  EXPECT_EQ(error_of(R"(ruling why="" words= on= proof=12 seat=1 sequence=1)"),
            error(32, R"(field "proof": "12" is not 64 hexadecimal digits)"));
}

TEST(Notation, NamesTheWrongElementOfAList) {
  EXPECT_EQ(error_of("shown cards=9c,Zx natural=true"),
            error(16, R"(field "cards": "Zx" is not a card)"));
  EXPECT_EQ(error_of("shown cards=9c,,As natural=true"),
            error(16, R"(field "cards": "" is not a card)"));
  EXPECT_EQ(error_of("shown cards=9c, natural=true"),
            error(13, R"(field "cards": "9c," is not a list of cards)"));
}

TEST(Notation, NumbersKeepToTheirType) {
  const auto with = [](std::string seat, std::string sequence) {
    return error_of("ruling why=\"\" words= on= seat=" + seat + " sequence=" + sequence).what;
  };
  EXPECT_EQ(with("2147483648", "1"), R"(field "seat": "2147483648" is too large)");
  EXPECT_EQ(with("1.5", "1"), R"(field "seat": "1.5" is not a number)");
  EXPECT_EQ(with("+1", "1"), R"(field "seat": "+1" is not a number)");
  EXPECT_EQ(with("1", "-1"), R"(field "sequence": "-1" is not a number)");
  EXPECT_EQ(with("1", ""), R"(field "sequence": "" is not a number)");
}

TEST(Notation, TextIsBetweenQuotesThatEnd) {
  const std::string advice = R"( is not a text between double quotes, with only \" \\ \n and \t )";
  EXPECT_EQ(error_of("ruling why=abc"), error(12, R"(field "why": "abc")" + advice + "escaped"));
  EXPECT_EQ(error_of(R"(ruling why="a\q")"),
            error(12, R"(field "why": "a\q")" + advice + "escaped"));
  EXPECT_EQ(error_of(R"(ruling why="abc)"), error(12, R"(field "why": unterminated string)"));
  EXPECT_EQ(error_of(R"(ruling why="abc\")"), error(12, R"(field "why": unterminated string)"));
  EXPECT_EQ(error_of("ruling why=\"abc\\"), error(12, R"(field "why": unterminated string)"));
  EXPECT_FALSE(read(R"(ruling why="a"b"" words= on= seat=1 sequence=1)"));
}

TEST(Notation, NamesWhatIsOutOfShape) {
  EXPECT_EQ(error_of(""), error(1, "a command is missing"));
  EXPECT_EQ(error_of("   "), error(4, "a command is missing"));
  EXPECT_EQ(error_of("by=blas"), error(1, "a command must come before its fields"));
  EXPECT_EQ(error_of("bet-placed blas"), error(12, R"(field "blas" has no value: write blas=…)"));
  EXPECT_EQ(error_of("bet-placed =3"), error(12, R"(a field's name is missing before "=")"));
}

TEST(Notation, FormsListWhatMayBeWritten) {
  const auto forms = forms_of<Event>();
  ASSERT_EQ(forms.size(), 4u);
  EXPECT_EQ(forms[0].name, "bet-placed");
  ASSERT_EQ(forms[0].fields.size(), 3u);
  EXPECT_EQ(forms[0].fields[0].form, "person");
  EXPECT_EQ(forms[0].fields[1].form, "punto|banca|empate-doble");
  EXPECT_EQ(forms[0].fields[2].form, "amount");
  EXPECT_TRUE(forms[1].fields.empty());
  EXPECT_EQ(forms[2].fields[0].form, "cards");
  EXPECT_FALSE(forms[2].fields[0].optional);
  EXPECT_EQ(forms[2].fields[1].name, "third-card");
  EXPECT_EQ(forms[2].fields[1].form, "card");
  EXPECT_TRUE(forms[2].fields[1].optional);
  EXPECT_EQ(forms[2].fields[2].form, "true|false");
  EXPECT_EQ(forms[3].fields[0].form, "text");
  EXPECT_EQ(forms[3].fields[2].form, "punto|banca|empate-doble,…");
  EXPECT_EQ(forms[3].fields[4].form, "number");
}

TEST(Notation, AnUnnamedEnumeratorIsABug) {
  EXPECT_THROW(to_text(static_cast<Chance>(2)), BrokenInvariant);
}

RC_GTEST_PROP(Notation, WhatIsWrittenIsReadBack, (const Event& event)) {
  const auto text = write_notation(event);
  const auto back = read(text);
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == event);
  RC_ASSERT(text.find('\n') == std::string::npos);
}

RC_GTEST_PROP(Notation, GarbageIsRefusedAtAPlaceInTheText, (std::string tail)) {
  const std::string starts[] = {"", "bet-placed by=", "shown cards=9c,", "ruling why=\"", "shown "};
  const auto text = *rc::gen::elementOf(std::vector(std::begin(starts), std::end(starts))) + tail;
  const auto result = read(text);
  if (result) return;
  RC_ASSERT(result.error().column >= 1u && result.error().column <= text.size() + 1);
  RC_ASSERT(!result.error().what.empty());
}

// A text cut short anywhere is never read as anything but a shorter amount or list.
RC_GTEST_PROP(Notation, ACutTextNeverHurts, (const Event& event)) {
  const auto text = write_notation(event);
  const auto cut = *rc::gen::inRange<std::size_t>(0, text.size());
  if (const auto result = read(text.substr(0, cut))) RC_ASSERT(result->index() == event.index());
}

}  // namespace
}  // namespace sabot
