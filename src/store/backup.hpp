#pragma once
// A copy of the store while it is being written, and the way back. Nothing is called a backup, and
// nothing replaces a store, before it has been verified from its first page to its last record.

#include <filesystem>
#include <functional>

#include "sabot/store/verify.hpp"

namespace sabot::store {

// Pages still to be copied, and of how many.
using CopyProgress = std::function<void(int left, int all)>;

// Copies the store as it is at one moment into a new file, which is whole in itself. May be called
// from any process while another writes; the writer is not held up, but its log grows meanwhile.
Stored<Verified> backup(const std::filesystem::path& from, const std::filesystem::path& to,
                        const CopyProgress& progress = {});

// Puts a backup where a store is to be. A store that is there already is replaced only where the
// backup has all its records: otherwise put it aside first.
Stored<Verified> restore(const std::filesystem::path& from, const std::filesystem::path& target);

}  // namespace sabot::store
