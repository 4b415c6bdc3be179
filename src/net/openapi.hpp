#pragma once
// The interface described as OpenAPI 3.1, made from the list of routes and from the types
// themselves.

#include <boost/json/object.hpp>

namespace sabot::net {

boost::json::object openapi_document();

}  // namespace sabot::net
