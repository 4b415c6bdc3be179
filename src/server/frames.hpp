#pragma once
// The JSON texts that tables send. Each is one object with a "type".

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/server/problem.hpp"
#include "sabot/server/storage.hpp"
#include "sabot/server/viewer.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::server {

std::string options_text(const std::vector<rules::Option>& options);

// An object that is still open: what differs between viewers is added before it is finished.
std::string begin_update(std::uint64_t sequence, Milliseconds at,
                         const std::vector<table::Told>& events);
// What somebody who has caught up sees.
std::string begin_now(std::uint64_t sequence);
void add(std::string& open, std::string_view name, std::string_view json);
Frame finish(std::string open, std::uint64_t sequence);

Frame snapshot_frame(const boost::json::object& snapshot, std::uint64_t sequence);
Frame sealed_frame(std::uint64_t sequence, Milliseconds at, const Digest& hash);
Frame stopped_frame(const Problem& why);
// `person`: the one the house waits for; nobody: the phase ends for all.
Frame clock_frame(const PersonId& person, std::string_view act, Milliseconds now,
                  Milliseconds ends);
Frame accepted_frame(std::string_view key, std::uint64_t sequence);
Frame refused_frame(std::string_view key, const Problem& why);

}  // namespace sabot::server
