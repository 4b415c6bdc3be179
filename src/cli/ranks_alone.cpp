#include <cstdlib>

#include "sabot/cli/ranks.hpp"

// A program built without MPI is always alone; under mpirun each copy would believe so.

namespace sabot::cli {

std::expected<std::unique_ptr<Ranks>, std::string> start_ranks() {
  for (const char* variable : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"})
    if (const char* size = std::getenv(variable); size != nullptr && std::atoi(size) > 1)
      return std::unexpected("this build does not know MPI; configure it with -DSABOT_MPI=ON");
  return std::make_unique<Ranks>();
}

}  // namespace sabot::cli
