#include "sabot/server/passwords.hpp"

#include <fmt/format.h>
#include <sodium/crypto_pwhash.h>
#include <sodium/utils.h>

#include <algorithm>
#include <array>

#include "sabot/chance/sodium.hpp"
#include "sabot/server/common_passwords.hpp"

namespace sabot::server {
namespace {

// A C string in place, as libsodium wants it, gone when it is no longer needed.
class HashText {
 public:
  HashText() = default;
  explicit HashText(std::string_view text) { std::ranges::copy(text, letters_.begin()); }
  HashText(const HashText&) = delete;
  HashText& operator=(const HashText&) = delete;
  ~HashText() { sodium_memzero(letters_.data(), letters_.size()); }

  char* data() { return letters_.data(); }

 private:
  std::array<char, crypto_pwhash_STRBYTES> letters_{};
};

}  // namespace

PasswordCost PasswordCost::interactive() {
  return {crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE};
}

PasswordCost PasswordCost::least() {
  return {crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN};
}

std::optional<Problem> unfit_password(std::string_view password, const PersonId& person) {
  const auto size = password.size();
  if (size < shortest_password)
    return problem(Objection::password_unfit, fmt::format("{} < {}", size, shortest_password));
  if (size > longest_password)
    return problem(Objection::password_unfit, fmt::format("{} > {}", size, longest_password));
  if (std::ranges::equal(password, person.handle(), {}, lower))
    return problem(Objection::password_unfit, std::string(person.handle()));
  if (is_common_password(password)) return problem(Objection::password_unfit);
  return std::nullopt;
}

std::expected<std::string, Problem> hash_password(std::string_view password,
                                                  const PasswordCost& cost) {
  chance::ready_sodium();
  HashText made;
  if (crypto_pwhash_str(made.data(), password.data(), password.size(), cost.passes, cost.memory) !=
      0)
    return std::unexpected(problem(Objection::overloaded));
  return made.data();
}

bool is_password(std::string_view hash, std::string_view password, const PasswordCost& cost) {
  chance::ready_sodium();
  if (hash.empty()) {
    (void)hash_password(password, cost);
    return false;
  }
  if (hash.size() >= crypto_pwhash_STRBYTES) return false;
  HashText known(hash);
  return crypto_pwhash_str_verify(known.data(), password.data(), password.size()) == 0;
}

void wipe(std::string& secret) {
  sodium_memzero(secret.data(), secret.size());
  secret.clear();
}

}  // namespace sabot::server
