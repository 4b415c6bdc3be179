#pragma once
// Notation, JSON and bytes of one value each give that value again.

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "fault.hpp"
#include "sabot/base/bytes.hpp"
#include "sabot/base/json.hpp"
#include "sabot/base/notation.hpp"

namespace sabot::conformance {

template <class V>
void check_round_trips(const V& value) {
  const auto text = write_notation(value);
  const auto from_text = read_notation<V>(text);
  expect(from_text && *from_text == value, "the notation does not come back: ", text);

  const auto json = boost::json::serialize(to_json_object(value, "name"));
  const auto from_json = from_json_object<V>(boost::json::parse(json).as_object(), "name");
  expect(from_json && *from_json == value, "the JSON does not come back: ", json);

  std::vector<std::uint8_t> bytes;
  {
    ByteWriter out(bytes);
    write(out, value);
  }
  ByteReader in(bytes);
  V from_bytes;
  expect(read(in, from_bytes) && in.done() && from_bytes == value,
         "the bytes do not come back: ", text);
}

}  // namespace sabot::conformance
