#include "sabot/server/standings.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "sabot/base/bytes.hpp"
#include "sabot/table/chain.hpp"

namespace sabot::server {
namespace {

// Of the program that is running: any change to it may change what a standing means.
const std::optional<Digest>& this_build() {
  static const auto digest = []() -> std::optional<Digest> {
    const std::filesystem::path program = "/proc/self/exe";
    std::error_code failed;
    std::vector<char> bytes(std::filesystem::file_size(program, failed));
    if (failed) return std::nullopt;
    std::ifstream file(program, std::ios::binary);
    if (!file.read(bytes.data(), std::ssize(bytes))) return std::nullopt;
    return table::hash_of({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
  }();
  return digest;
}

// What is stored: the head of the chain and the times before the bytes of the standing itself.
std::vector<std::uint8_t> stored_bytes(const StoredStanding& stood) {
  std::vector<std::uint8_t> bytes;
  ByteWriter out(bytes);
  write(out, stood.standing.chain.head());
  write(out, stood.times.digest());
  write(out, stood.standing.bytes);
  return bytes;
}

std::optional<StoredStanding> from_stored(const store::KeptStanding& kept) {
  ByteReader in(kept.bytes);
  Digest head;
  Digest times;
  std::vector<std::uint8_t> bytes;
  if (!read(in, head) || !read(in, times) || !read(in, bytes) || !in.done()) return std::nullopt;
  return StoredStanding{{table::Chain(head, kept.length), std::move(bytes)}, table::Times(times)};
}

Digest mark_of(const table::HouseKey& key, const Digest& build, std::string_view table,
               std::uint64_t length, std::span<const std::uint8_t> stored) {
  std::vector<std::uint8_t> bytes;
  {
    ByteWriter out(bytes);
    write(out, build);
    write(out, std::string(table));
    write(out, length);
    out.raw(stored);
  }
  return key.mark(bytes);
}

}  // namespace

std::optional<store::KeepStanding> standing_to_keep(const table::HouseKey& key,
                                                    std::string_view table,
                                                    const StoredStanding& stood) {
  const auto& build = this_build();
  if (!build) return std::nullopt;
  const auto length = stood.standing.chain.length();
  auto bytes = stored_bytes(stood);
  const auto mark = mark_of(key, *build, table, length, bytes);
  return store::KeepStanding{std::string(table), length, std::move(bytes), mark};
}

std::optional<StoredStanding> standing_kept(store::Reader& reader, const table::HouseKey& key,
                                            std::string_view table, std::uint64_t most) {
  const auto& build = this_build();
  const auto kept = reader.standing(table, most);
  if (!build || !kept || !*kept) return std::nullopt;
  const auto& [length, bytes, mark] = **kept;
  if (mark != mark_of(key, *build, table, length, bytes)) return std::nullopt;
  auto stood = from_stored(**kept);
  if (!stood) return std::nullopt;
  // The records that follow must go on from here.
  const auto head = reader.hash(table, length - 1);
  if (!head || *head != stood->standing.chain.head()) return std::nullopt;
  return stood;
}

}  // namespace sabot::server
