// Everything that a user can read of the program is in Spanish and in English.

#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <regex>
#include <set>
#include <system_error>

#include "cli/folder.hpp"
#include "cli/program.hpp"
#include "sabot/base/spanish.hpp"
#include "sabot/cli/misuse.hpp"
#include "sabot/cli/program.hpp"
#include "sabot/law/numbers.hpp"

namespace sabot::cli {
namespace {

struct Program {
  explicit Program(const std::string& language) {
    common.language = language;
    add_everything(app, common);
  }
  Common common;
  CLI::App app;
};

std::vector<const CLI::App*> under(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

void expect_both(const CLI::App& es, const CLI::App& en) {
  SCOPED_TRACE(en.get_name());
  EXPECT_NE(es.get_description(), en.get_description());
  EXPECT_FALSE(es.get_description().empty());
  EXPECT_NE(es.get_footer(), en.get_footer());
  const auto spanish_options = es.get_options();
  const auto english_options = en.get_options();
  ASSERT_EQ(spanish_options.size(), english_options.size());
  for (std::size_t i = 0; i < english_options.size(); ++i) {
    SCOPED_TRACE(english_options[i]->get_name());
    EXPECT_EQ(spanish_options[i]->get_lnames(), english_options[i]->get_lnames());
    EXPECT_FALSE(spanish_options[i]->get_description().empty());
    EXPECT_FALSE(english_options[i]->get_description().empty());
    EXPECT_NE(spanish_options[i]->get_description(), english_options[i]->get_description());
  }
  const auto spanish_commands = under(es);
  const auto english_commands = under(en);
  ASSERT_EQ(spanish_commands.size(), english_commands.size());
  for (std::size_t i = 0; i < english_commands.size(); ++i)
    expect_both(*spanish_commands[i], *english_commands[i]);
}

TEST(Languages, EveryCommandAndOptionIsExplainedInBoth) {
  const Program es("es");
  const Program en("en");
  expect_both(es.app, en.app);
}

// What CLI11 puts on a page of its own accord.
void expect_no_english(const CLI::App& app) {
  const auto help = app.help(app.get_name());
  for (const auto* word : {"Usage", "OPTION", "Options", "Positional", "SUBCOMMAND", "Subcommand",
                           "REQUIRED", "Needs", "Excludes", "TEXT:", " INT", "Example", " in ["})
    EXPECT_EQ(help.find(word), std::string::npos) << word << " in:\n" << help;
  for (const auto* one : under(app)) expect_no_english(*one);
}

TEST(Languages, SpanishHelpHasNoEnglishHeadings) {
  const Program es("es");
  expect_no_english(es.app);
}

TEST(Languages, TheLanguageIsKnownWhereverItStands) {
  EXPECT_EQ(language_among({"odds", "--help", "--lang", "es"}), "es");
  EXPECT_EQ(language_among({"--lang=en", "odds"}), "en");
  EXPECT_EQ(language_among({"--lang", "fr", "odds"}), "");
  EXPECT_EQ(language_among({"odds", "--lang"}), "");
}

std::string misused(const std::string& language, std::vector<std::string> arguments) {
  Program program(language);
  std::ranges::reverse(arguments);
  try {
    program.app.parse(arguments);
  } catch (const CLI::ParseError& error) {
    return misuse_text(program.common, program.app, error);
  }
  return {};
}

TEST(Languages, WhatIsCalledWronglyIsToldInBoth) {
  const std::vector<std::vector<std::string>> wrong{
      {},
      {"law"},
      {"odds"},
      {"odds", "punto-y-banca", "--digit", "3"},
      {"odds", "punto-y-banca", "more", "and-more"},
      {"odds", "punto-y-banca", "--digits"},
      {"odds", "punto-y-banca", "--digits", "0"},
      {"odds", "punto-y-banca", "--digits", "many"},
      {"odds", "punto-y-banca", "--picture", "fair"},
      {"odds", "punto-y-banca", "--rules", "as11", "--rules", "es79"},
      {"odds", "punto-y-banca", "--json=maybe"},
      {"journal", "show", "j", "--from", "x"},
      {"history", "export", "--from-coup", "0"},
      {"join", "http://h", "--name", "ana", "--account", "eva"},
      {"account", "create", "--data", "d", "eva", "--table", "t"},
      {"games", "--lang", "fr"},
  };
  for (const auto& arguments : wrong) {
    const auto es = misused("es", arguments);
    const auto en = misused("en", arguments);
    SCOPED_TRACE(en);
    EXPECT_FALSE(en.empty());
    EXPECT_NE(es, en);
    for (const auto* word : {" is ", " not ", "required", "expected", "convert", "subcommand",
                             "excludes", "requires", "range"})
      EXPECT_EQ(es.find(word), std::string::npos) << es;
    EXPECT_EQ(en.find("subcommand"), std::string::npos) << en;
  }
  EXPECT_EQ(misused("en", {"odds", "punto-y-banca", "--digit", "3"}),
            "not expected: --digit 3 (did you mean --digits?); see sabot odds --help");
  EXPECT_EQ(misused("es", {"odds"}), "falta JUEGO; sabot odds --help lo explica");
}

// Whatever a command refuses: the message of the library, or of the program.
TEST(Languages, WhatIsRefusedIsToldInBoth) {
  const Folder folder;
  const auto round =
      folder.write("bad.round", "game punto-y-banca\nrules as11\nplayer ana seatt=1\n");
  const auto head = folder.write("head.round", "rules as11\n");
  const auto overlay = folder.write("bad.toml", "packs = \"six\"\n");
  const auto unknown = folder.write("unknown.toml", "pack = 6\n");
  const auto text = folder.write("text.txt", "hola\n");
  const std::vector<std::vector<std::string>> wrong{
      {"odds", "canasta"},
      {"odds", "punto-y-banca", "--gone", "9x"},
      {"odds", "punto-y-banca", "--gone", "9sx"},
      {"odds", "punto-y-banca", "--gone", "99x9s"},
      {"odds", "punto-y-banca", "--play", "5"},
      {"odds", "punto-y-banca", "--play", "5=2"},
      {"odds", "chemin-de-fer", "--play", "5=7"},
      {"odds", "chemin-de-fer", "--play", "5=x"},
      {"odds", "punto-y-banca", "--decks", "0"},
      {"odds", "punto-y-banca", "--decks", "many"},
      {"odds", "punto-y-banca", "--overlay", overlay},
      {"odds", "punto-y-banca", "--overlay", unknown},
      {"solve", "punto-y-banca"},
      {"solve", "chemin-de-fer", "--deduction", "x"},
      {"solve", "chemin-de-fer", "--punto", "9=1"},
      {"deal", "canasta"},
      {"deal", "--minimum", "x"},
      {"round", round},
      {"round", head},
      {"law", "show", "as11.none"},
      {"law", "search", "xyzzy"},
      {"verify"},
      {"journal", "show", "no-such-file"},
      {"rng", "export"},
      {"odds", "punto-y-banca", "--overlay", folder.path() + "/none.toml"},
      {"odds", "punto-y-banca", "--overlay", folder.write("a.toml", "packs = \n")},
      {"odds", "punto-y-banca", "--overlay", folder.write("b.toml", "packs 6\n")},
      {"odds", "punto-y-banca", "--overlay", folder.write("c.toml", "packs = 6\npacks = 6\n")},
      {"odds", "punto-y-banca", "--overlay", folder.write("d.toml", "deduction = '2.5%'\n")},
      {"odds", "punto-y-banca", "--overlay", folder.write("e.toml", "seats = 99\n")},
      {"odds", "punto-y-banca", "--deduction", "0,5%"},
      {"odds", "punto-y-banca", "--svg", folder.path() + "/x.svg", "--picture", "gone", "--bet",
       "none"},
      {"odds", "punto-y-banca", "--bankroll", "1000", "--goal", "2000"},
      {"deal", "--factor", "3"},
      {"deal", "--minimum", "-5"},
      {"deal", "--minimum", "0,5"},
      {"deal", "--journal", folder.path()},
      {"deal", "--journal", folder.path() + "/none/a.journal"},
      {"journal", "show", text},
      {"journal", "recover", text},
      {"history", "export", "--journal", text},
      {"history", "export", "--data", folder.path() + "/none.db", "t1"},
      {"verify", "--data", folder.path()},
      {"verify", "--data", text},
      {"verify", "--data", folder.write("empty.db", "")},
      {"backup", "--data", folder.path() + "/none.db", folder.path() + "/copy.db"},
      {"backup", "--data", text, text},
      {"restore", "--data", folder.path() + "/no/such.db", text},
      {"account", "list", "--data", folder.path() + "/none.db"},
      {"account", "create", "--data", folder.path() + "/no/such.db", "eva"},
      {"key", text},
      {"key", folder.path() + "/no/such.key"},
      {"key", "--show", text},
      {"notation", "canasta"},
      {"simulate", "punto-y-banca", "--coups", "many"},
      {"round", folder.path() + "/none.round"},
      {"round", folder.write("begins.round", "hola\n")},
  };
  for (auto arguments : wrong) {
    arguments.insert(arguments.end(), {"--lang", "en"});
    const auto en = run(arguments);
    arguments.back() = "es";
    const auto es = run(arguments);
    SCOPED_TRACE(en.err);
    EXPECT_NE(en.exit, Exit::done);
    EXPECT_FALSE(en.err.empty());
    EXPECT_NE(es.err, en.err);
    for (const auto* word : {" is ", " are ", " not ", " should ", " the ", " wants ", " there ",
                             "The ", " only ", " and ", "cannot", "No such", "Is a ", "exists",
                             "expected", " saw ", "database", "file "})
      EXPECT_EQ(es.err.find(word), std::string::npos) << es.err;
    EXPECT_EQ(es.exit, en.exit);
    EXPECT_EQ(es.out, en.out.empty() ? "" : es.out);
  }
}

// The first word of all, which no command has taken yet.
TEST(Languages, AnUnknownFirstWordIsNamed) {
  const auto said = [](const std::vector<std::string>& arguments) {
    const Caught err(std::cerr);
    EXPECT_EQ(run_program(arguments), static_cast<int>(Exit::failed));
    return err.text();
  };
  EXPECT_EQ(said({"--nosuch", "--lang", "en"}),
            "sabot: there is no option --nosuch; sabot --help lists them\n");
  EXPECT_EQ(said({"--nosuch", "--lang", "es"}),
            "sabot: no hay ninguna opción --nosuch; sabot --help las enumera\n");
  EXPECT_EQ(said({"odd", "--lang", "es"}),
            "sabot: no hay ninguna orden odd (¿quiso decir odds?); sabot --help las enumera\n");
  EXPECT_EQ(said({"games", "--json=maybe", "--lang", "en"}),
            "sabot: --json takes no value; see sabot games --help\n");
}

// A server that cannot listen has made neither a database nor a key.
TEST(Languages, AWrongAddressLeavesNothingBehind) {
  const Folder folder;
  const auto data = folder.path() + "/house.db";
  const auto es = run({"serve", "--listen", "192.0.2.1:8080", "--data", data, "--lang", "es"});
  EXPECT_EQ(es.exit, Exit::failed);
  EXPECT_EQ(es.err,
            "sabot: 192.0.2.1:8080: esa dirección no es de esta máquina; elija otra con "
            "--listen\n");
  EXPECT_FALSE(std::filesystem::exists(data));
  EXPECT_FALSE(std::filesystem::exists(data + ".key"));
}

std::string filled(std::string_view sentence) {
  static const std::regex hole("\\{[0-9]?\\}");
  return std::regex_replace(std::string(sentence), hole, "w7");
}

TEST(Spanish, HasAsManyPartsAsTheEnglish) {
  std::set<std::string_view> seen;
  for (const auto list : {rule_sentences(), house_sentences(), foreign_sentences()})
    for (const auto& [en, es] : list) {
      EXPECT_TRUE(seen.insert(en).second) << "twice: " << en;
      const auto holes = [](std::string_view text) { return std::ranges::count(text, '{'); };
      EXPECT_EQ(holes(en), holes(es)) << en;
      // Not taken for another sentence that comes before it.
      EXPECT_EQ(spanish(filled(en)), filled(es));
    }
}

TEST(Spanish, IsKnownOfWhatTheSystemSays) {
  for (const int number :
       {EACCES,    EADDRINUSE, EADDRNOTAVAIL, EAGAIN,       EBUSY,  ECONNREFUSED, ECONNRESET,
        EDQUOT,    EEXIST,     EFBIG,         EHOSTUNREACH, EINVAL, EIO,          EISDIR,
        ELOOP,     EMFILE,     ENAMETOOLONG,  ENETUNREACH,  ENFILE, ENOENT,       ENOLCK,
        ENOMEM,    ENOSPC,     ENOTDIR,       ENOTEMPTY,    EPERM,  EPIPE,        EROFS,
        ETIMEDOUT, ETXTBSY,    EXDEV}) {
    const auto said = std::generic_category().message(number);
    EXPECT_NE(spanish("a.db: " + said), "a.db: " + said);
  }
}

TEST(Spanish, FindsASentenceBehindItsPlaceAndWithinAnother) {
  EXPECT_EQ(spanish("settings, line 1, column 8: packs wants a whole number"),
            "ajustes, línea 1, columna 8: packs ha de ser un número entero");
  EXPECT_EQ(spanish("a.round:3:1: field \"stake\": \"x\" is not an amount"),
            "a.round:3:1: campo \"stake\": \"x\" no es una cantidad");
  EXPECT_EQ(spanish("the journal cannot be opened (a/b: Is a directory)"),
            "no se puede abrir el diario (a/b: es una carpeta)");
  EXPECT_EQ(spanish("o.toml:1:7: Error while parsing key-value pair: expected '=', saw '6'"),
            "o.toml:1:7: no se entiende; cada línea es nombre = valor, con los textos entre "
            "comillas (toml++, nombre y valor: falta '=' y hay '6')");
  EXPECT_EQ(spanish("said by somebody else"), "said by somebody else");
}

TEST(Numbers, AreWrittenAsEachLanguageWritesThem) {
  using law::Language;
  EXPECT_EQ(grouped(Language::es, 60'560), "60\u00A0560");
  EXPECT_EQ(grouped(Language::en, 60'560), "60,560");
  EXPECT_EQ(grouped(Language::es, 1234), "1234");
  EXPECT_EQ(grouped(Language::en, 1234), "1,234");
  EXPECT_EQ(grouped(Language::en, 1'000'000), "1,000,000");
  EXPECT_EQ(with_numbers(Language::es, "60.560 -0.5 1.50e-09 as11.pyb.C-a 127.0.0.1 9/11 y 2.5."),
            "60,560 -0,5 1,50e-09 as11.pyb.C-a 127.0.0.1 9/11 y 2,5.");
  // A setting is written as it is read; a picture has none.
  EXPECT_EQ(with_numbers(Language::es, "deduction = 2.5% vale 0.5"), "deduction = 2.5% vale 0,5");
  EXPECT_EQ(svg_with_numbers(Language::es, "<title>punto = 0.45</title>"),
            "<title>punto = 0,45</title>");
  EXPECT_EQ(with_numbers(Language::en, "60.560 25\u00A0% 12\u00A0345"), "60.560 25% 12,345");
  EXPECT_EQ(svg_with_numbers(Language::es, "<text x=\"1.5\">0.25</text>"),
            "<text x=\"1.5\">0,25</text>");
}

}  // namespace
}  // namespace sabot::cli
