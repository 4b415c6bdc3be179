// Any JSON as a command and as an event of each game: what can be read is written, read again, and
// is the same in all three forms.

#include <boost/json/parse.hpp>
#include <cstdint>
#include <string_view>
#include <vector>

#include "must.hpp"
#include "sabot/base/bytes.hpp"
#include "sabot/base/json.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"
#include "sabot/rules/punto_banca/game.hpp"

namespace {

template <class V>
void check(const boost::json::object& object) {
  const auto once = sabot::from_json_object<V>(object, "name");
  if (!once) return;
  const auto twice = sabot::from_json_object<V>(sabot::to_json_object(*once, "name"), "name");
  must(twice && *twice == *once);

  std::vector<std::uint8_t> bytes;
  {
    sabot::ByteWriter out(bytes);
    sabot::write(out, *once);
  }
  sabot::ByteReader in(bytes);
  const auto again = sabot::read<V>(in);
  must(again && in.done() && *again == *once);

  const auto from_text = sabot::read_notation<V>(sabot::write_notation(*once));
  must(from_text && *from_text == *once);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  boost::json::error_code error;
  const auto value = boost::json::parse({reinterpret_cast<const char*>(data), size}, error);
  if (error || !value.is_object()) return 0;
  check<sabot::punto_banca::Command>(value.get_object());
  check<sabot::punto_banca::Event>(value.get_object());
  check<sabot::chemin_de_fer::Command>(value.get_object());
  check<sabot::chemin_de_fer::Event>(value.get_object());
  return 0;
}
