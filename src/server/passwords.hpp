#pragma once
// Passwords as libsodium keeps them: Argon2id, each with a salt of its own. Making or comparing
// one takes a tenth of a second and 64 MB on purpose, so that guessing is slow: never in the
// server's own thread.

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "sabot/base/person.hpp"
#include "sabot/server/problem.hpp"

namespace sabot::server {

inline constexpr std::size_t shortest_password = 8;   // bytes
inline constexpr std::size_t longest_password = 128;  // more would be work without protection

// What it takes to try one password.
struct PasswordCost {
  std::uint64_t passes = 0;
  std::size_t memory = 0;  // bytes

  static PasswordCost interactive();  // what libsodium has for somebody who waits
  static PasswordCost least();        // for tests
};

// Why this password is not good enough for this person, if it is not.
std::optional<Problem> unfit_password(std::string_view password, const PersonId& person);

// A text to be stored, which says how it was made; overloaded where there is no memory for it.
std::expected<std::string, Problem> hash_password(
    std::string_view password, const PasswordCost& cost = PasswordCost::interactive());

// Whether the hash is this password's. An empty hash is nobody's: it takes as long as any other
// (of this cost), so that waiting does not tell whether there is such an account.
bool is_password(std::string_view hash, std::string_view password,
                 const PasswordCost& cost = PasswordCost::interactive());

// Overwrites a password that has been used. Code that holds one does so as soon as it can.
void wipe(std::string& secret);

}  // namespace sabot::server
