// What a program outside this repository can do with an installed copy: take money apart and
// quote the law. It fails if the library gives it nothing to print.

#include <cstdlib>
#include <iostream>

#include "sabot/base/money.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/law/citation.hpp"

int main() {
  using namespace sabot;
  using namespace sabot::law::literals;

  const auto deduction = share(100_units, Ratio{5, 100}, Rounding::down);
  const auto& article = law::row("as11.pyb.A1-e"_art);
  const auto text = article.text(law::Language::en);
  std::cout << to_text(deduction) << '\n' << article.id << ": " << text << '\n';

  const bool as_expected = deduction == 5_units && article.id == "as11.pyb.A1-e" && !text.empty();
  return as_expected ? EXIT_SUCCESS : EXIT_FAILURE;
}
