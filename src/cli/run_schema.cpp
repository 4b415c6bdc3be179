#include "sabot/cli/run_schema.hpp"

#include "sabot/cli/report_schema_parts.hpp"

namespace sabot::cli {
namespace {

using namespace schemas;

Fields bank_plan() {
  return {{"opening", text},        {"minimum", text},        {"maximum", text},
          {"passes", count},        {"raises", map_of(text)}, {"halves", list_of(count)},
          {"suite", or_null(count)}};
}

// The run of a bank that a player holds, from one opening stake.
json::object run() {
  const json::object better{{"enum", json::array{"give", "go-on"}}};
  const auto pass = object_of(Fields{{"pass", count},
                                     {"bank", text},
                                     {"deduction", text},
                                     {"paid_out", text},
                                     {"charge", text},
                                     {"go_on", or_null(exact())},
                                     {"better", better}} +
                              exacts({"reached", "give"}));
  return object_of(bank_plan() + Fields{{"run", list_of(pass)}} +
                   exacts({"value", "best_value", "lost", "given", "kept"}));
}

}  // namespace

void define_bank_run(SchemaDefinitions& all) {
  all.define("BankRun", described(run(), "The run of a bank from one opening stake"));
}

void define_rotation(SchemaDefinitions& all) {
  const auto asked =
      object_of({{"until_error", or_null(number)}}, {{"coups", count}, {"tallas", count}});
  const auto run = object_of({{"opening", or_null(text)},
                              {"runs", count},
                              {"lost", count},
                              {"given", count},
                              {"returned", count},
                              {"mean", exact()},
                              {"error", or_null(number)},
                              {"kept", exact()},
                              {"exact", or_null(exact())},
                              {"deviation", or_null(number)}});
  const json::object suite_to{{"enum", json::array{"house", "right"}}};
  all.define(
      "RotationReport",
      described(object_of(ground() + Fields{{"packs", count},
                                            {"players", count},
                                            {"suite_to", suite_to},
                                            {"plans", list_of(object_of(bank_plan()))},
                                            {"choices", SchemaDefinitions::reference("Choices")},
                                            {"seed", text},
                                            {"asked", asked},
                                            {"passes", count},
                                            {"counts", map_of(count)},
                                            {"house_counts", map_of(count)},
                                            {"runs", list_of(run)},
                                            {"reached", or_null(truth)},
                                            {"interrupted", truth},
                                            {"threads", count},
                                            {"processes", count},
                                            {"seconds", number}},
                          {{"tallas", count}}),
                "A simulation of banks that go round the table"));
}

}  // namespace sabot::cli
