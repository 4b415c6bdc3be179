#include "sabot/table/seal.hpp"

#include <sodium.h>

#include <algorithm>
#include <span>

#include "sabot/base/invariant.hpp"
#include "sabot/base/little_endian.hpp"
#include "sabot/chance/sodium.hpp"
#include "sabot/table/record.hpp"

namespace sabot::table {
namespace {

static_assert(crypto_sign_SEEDBYTES == HouseKey::seed_bytes);
static_assert(crypto_sign_PUBLICKEYBYTES == 32 && crypto_sign_BYTES == 64);
static_assert(crypto_sign_SECRETKEYBYTES == 64);

// "SABOT-SEAL-1\n", 1 for the last seal or 0, the seal's own sequence (8 bytes, the least
// significant first), and the hash of the record before it; of a timed seal "SABOT-SEAL-2\n", the
// same, and the digest of the times.
std::vector<std::uint8_t> signed_bytes(const Chain& before, bool last,
                                       const std::optional<Digest>& times) {
  const std::string_view mark = times ? "SABOT-SEAL-2\n" : "SABOT-SEAL-1\n";
  std::vector<std::uint8_t> bytes(mark.begin(), mark.end());
  bytes.push_back(last ? 1 : 0);
  std::array<std::uint8_t, 8> sequence{};
  store_le(sequence.data(), before.length());
  bytes.insert(bytes.end(), sequence.begin(), sequence.end());
  bytes.insert(bytes.end(), before.head().bytes.begin(), before.head().bytes.end());
  if (times) bytes.insert(bytes.end(), times->bytes.begin(), times->bytes.end());
  return bytes;
}

// "SABOT-", the purpose and a new line before what is signed: no such text begins a seal's.
std::vector<std::uint8_t> with_purpose(std::string_view purpose,
                                       std::span<const std::uint8_t> rest) {
  const std::string mark = "SABOT-" + std::string(purpose) + "\n";
  std::vector<std::uint8_t> bytes(mark.begin(), mark.end());
  bytes.insert(bytes.end(), rest.begin(), rest.end());
  return bytes;
}

}  // namespace

HouseKey HouseKey::make() {
  chance::ready_sodium();
  Digest seed;
  randombytes_buf(seed.bytes.data(), seed.bytes.size());
  auto key = from_seed(seed);
  sodium_memzero(seed.bytes.data(), seed.bytes.size());
  return key;
}

HouseKey HouseKey::from_seed(const Digest& seed) {
  chance::ready_sodium();
  HouseKey key;
  crypto_sign_seed_keypair(key.public_.bytes.data(), key.secret_.data(), seed.bytes.data());
  return key;
}

std::expected<HouseKey, std::string> HouseKey::read(std::string_view text) {
  while (text.ends_with('\n') || text.ends_with('\r')) text.remove_suffix(1);
  const auto seed = from_text<Digest>(text);
  if (!seed) return std::unexpected("a key is 64 hexadecimal digits; sabot key makes one");
  return from_seed(*seed);
}

HouseKey::~HouseKey() { sodium_memzero(secret_.data(), secret_.size()); }

std::string HouseKey::secret_text() const {
  Digest seed;
  crypto_sign_ed25519_sk_to_seed(seed.bytes.data(), secret_.data());
  return to_text(seed);
}

void Times::add(std::int64_t at) {
  std::array<std::uint8_t, 32 + 8> bytes{};
  std::ranges::copy(so_far_.bytes, bytes.begin());
  store_le(bytes.data() + 32, static_cast<std::uint64_t>(at));
  so_far_ = hash_of(bytes);
}

Digest HouseKey::mark(std::span<const std::uint8_t> bytes) const {
  Digest mark;
  crypto_generichash(mark.bytes.data(), mark.bytes.size(), bytes.data(), bytes.size(),
                     secret_.data(), seed_bytes);
  return mark;
}

Signature HouseKey::sign(std::string_view purpose, std::span<const std::uint8_t> bytes) const {
  const auto all = with_purpose(purpose, bytes);
  Signature signature{};
  crypto_sign_detached(signature.data(), nullptr, all.data(), all.size(), secret_.data());
  return signature;
}

bool is_signed(const Signature& signature, const Digest& key, std::string_view purpose,
               std::span<const std::uint8_t> bytes) {
  chance::ready_sodium();
  const auto all = with_purpose(purpose, bytes);
  return crypto_sign_verify_detached(signature.data(), all.data(), all.size(), key.bytes.data()) ==
         0;
}

Seal HouseKey::seal(const Chain& before, bool last, const std::optional<Digest>& times) const {
  const auto bytes = signed_bytes(before, last, times);
  std::array<std::uint8_t, crypto_sign_BYTES> signature{};
  crypto_sign_detached(signature.data(), nullptr, bytes.data(), bytes.size(), secret_.data());
  Seal seal{.last = last, .key = public_, .r = {}, .s = {}, .times = times};
  std::ranges::copy_n(signature.begin(), 32, seal.r.bytes.begin());
  std::ranges::copy_n(signature.begin() + 32, 32, seal.s.bytes.begin());
  return seal;
}

bool holds(const Seal& seal, const Chain& before) {
  chance::ready_sodium();
  const auto bytes = signed_bytes(before, seal.last, seal.times);
  std::array<std::uint8_t, crypto_sign_BYTES> signature{};
  std::ranges::copy(seal.r.bytes, signature.begin());
  std::ranges::copy(seal.s.bytes, signature.begin() + 32);
  return crypto_sign_verify_detached(signature.data(), bytes.data(), bytes.size(),
                                     seal.key.bytes.data()) == 0;
}

void write_seal(std::vector<std::uint8_t>& out, const Seal& seal) {
  ByteWriter writer(out);
  const auto kind = seal.times ? RecordKind::timed_seal : RecordKind::seal;
  writer.byte(static_cast<std::uint8_t>(kind));
  write(writer, seal);
  if (seal.times) write(writer, *seal.times);
}

bool read_seal(ByteReader& in, RecordKind kind, Seal& seal) {
  seal = {};
  if (!is_seal(kind) || !read(in, seal)) return false;
  if (kind == RecordKind::timed_seal && !read(in, seal.times.emplace())) return false;
  return in.done();
}

}  // namespace sabot::table
