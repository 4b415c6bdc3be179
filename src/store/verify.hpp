#pragma once
// Whether what is stored is what was written: every chain of hashes recomputed, every ledger
// posted again. Grows with the number of records and postings.

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/store/reader.hpp"

namespace sabot::store {

// Of one table: records without a gap whose hashes follow, postings that its ledger accepts one
// after the other and that lead to the balances stored. The end of its chain.
Stored<table::Chain> verify(Reader& reader, std::string_view table);

// What is wrong with the balances stored, if the books are what they should be; empty: nothing.
std::string wrong_balance(const std::vector<ledger::Balance>& stored, const ledger::Ledger& books);

struct Verified {
  std::uint64_t tables = 0;
  std::uint64_t records = 0;
};

// The file's pages, and every table in it, as they are at one moment.
Stored<Verified> verify_all(const std::filesystem::path& path);

}  // namespace sabot::store
