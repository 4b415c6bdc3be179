#define OMPI_SKIP_MPICXX 1
#include <mpi.h>

#include <cstdlib>

#include "sabot/cli/ranks.hpp"

namespace sabot::cli {
namespace {

class MpiRanks : public Ranks {
 public:
  MpiRanks() {
    // Only the main thread speaks to the others.
    int provided = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }
  MpiRanks(const MpiRanks&) = delete;
  MpiRanks& operator=(const MpiRanks&) = delete;
  ~MpiRanks() override { MPI_Finalize(); }

  int rank() const override { return rank_; }
  int size() const override { return size_; }

  void add_up(std::vector<std::uint64_t>& words) override {
    MPI_Allreduce(MPI_IN_PLACE, words.data(), static_cast<int>(words.size()), MPI_UINT64_T, MPI_SUM,
                  MPI_COMM_WORLD);
  }
  bool any(bool mine) override {
    int so = mine ? 1 : 0;
    MPI_Allreduce(MPI_IN_PLACE, &so, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    return so != 0;
  }

 private:
  int rank_ = 0;
  int size_ = 1;
};

}  // namespace

// Without mpirun there is nobody to speak to, and no need to wait for MPI to find that out.
std::expected<std::unique_ptr<Ranks>, std::string> start_ranks() {
  for (const char* variable : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"})
    if (std::getenv(variable) != nullptr) return std::make_unique<MpiRanks>();
  return std::make_unique<Ranks>();
}

}  // namespace sabot::cli
