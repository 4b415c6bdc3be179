#pragma once
// TypeScript's types for what a JSON Schema document defines, each under its own name, in the
// document's order. Made for the documents of schema.hpp: what TypeScript cannot say (patterns,
// least values) is left out.

#include <string>

#include <boost/json/object.hpp>

namespace sabot {

std::string typescript_of(const boost::json::object& document);

}  // namespace sabot
