#include "sabot/net/page.hpp"

namespace sabot::net {

std::span<const PageFile> page_files() { return {}; }

}  // namespace sabot::net
