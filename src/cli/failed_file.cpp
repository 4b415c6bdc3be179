#include "sabot/cli/failed_file.hpp"

#include <cerrno>
#include <system_error>

namespace sabot::cli {
namespace {

// In the person's language.
std::string reason(const Common& common) {
  return common.say_error(std::generic_category().message(errno));
}

}  // namespace

void fail_to_read(Common& common, const std::string& path) {
  common.fail(worded("no se puede leer {} ({}); compruebe el nombre y los permisos",
                     "cannot read {} ({}); check its name and permissions",
                     {path, reason(common)}));
}

void fail_to_write(Common& common, const std::string& path) {
  common.fail(worded("no se puede escribir {} ({}); elija otro nombre o carpeta, o haga sitio",
                     "cannot write {} ({}); choose another name or folder, or make room",
                     {path, reason(common)}));
}

}  // namespace sabot::cli
