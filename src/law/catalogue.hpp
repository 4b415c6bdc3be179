#pragma once
// The catalogue in memory: every rule of the five regulations, our interpretations and the
// operator's settings, each with its text in Spanish and English.

#include <optional>
#include <span>
#include <string_view>

#include "sabot/law/citation.hpp"

namespace sabot::law {

enum class Language : std::uint8_t { es, en };

// Which of the texts a row belongs to. One engine serves parallel regulations: es79 and as11.
enum class Regulation : std::uint8_t { es79, as11, ar, art, none };

// Whether software can enforce a row, an operator configures it, or only people observe it.
enum class Testable : std::uint8_t { engine, operator_config, human_only };

struct Row {
  std::string_view id;
  Regulation regulation = Regulation::none;
  std::string_view game;
  std::string_view article;  // as printed; for an interpretation, its severity and place
  std::string_view kind;
  Testable testable = Testable::engine;
  std::string_view es;
  std::string_view en;
  std::string_view reason_es;  // interpretations: why we read it so, and the other reading
  std::string_view reason_en;
  std::string_view note;
  std::string_view table;                          // of a cuadro's row: "3 TTTTTTTTPTT"
  bool inferred = false;                           // the row goes beyond the letter of the text
  std::span<const std::uint16_t> interpretations;  // that bear on it
  std::uint16_t parallel = 0xffff;                 // the same rule in the other text
  std::uint16_t told_in = 0xffff;                  // the same rule in a commentary on both
  std::string_view source_file;
  int source_line = 0;

  std::string_view text(Language language) const { return language == Language::es ? es : en; }
  std::string_view reason(Language language) const {
    return language == Language::es ? reason_es : reason_en;
  }
};

std::span<const Row> articles();
std::span<const Row> interpretations();
std::span<const Row> settings();

const Row& row(Citation citation);
std::string_view id(Citation citation);
std::optional<Citation> find(std::string_view id);
// Whether a number read from outside is that of a row.
bool exists(Citation citation);

// The same rule as the regulation in force has it: itself where it is of that regulation or of
// none, otherwise its parallel, or the row of a commentary that tells of it. Where the text in
// force has none, the row stays what it is.
Citation in_force(Regulation regulation, Citation citation);

// A hash of every id with its number: a journal written with another catalogue is told apart.
std::string_view fingerprint();

}  // namespace sabot::law
