#include "sabot/server/passwords.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

namespace sabot::server {
namespace {

const auto least = PasswordCost::least();

TEST(Passwords, AreKnownAgainAndNotReadable) {
  const auto hash = hash_password("correcto caballo", least).value();
  EXPECT_TRUE(hash.starts_with("$argon2id$"));
  EXPECT_EQ(hash.find("caballo"), std::string::npos);
  EXPECT_TRUE(is_password(hash, "correcto caballo"));
  EXPECT_FALSE(is_password(hash, "correcto caballO"));
  EXPECT_FALSE(is_password(hash, ""));
  EXPECT_FALSE(is_password(hash, std::string("correcto caballo\0", 17)));
  // Another salt each time.
  EXPECT_NE(hash_password("correcto caballo", least).value(), hash);
}

TEST(Passwords, OfNobodyAreNeverRight) {
  EXPECT_FALSE(is_password("", "", least));
  EXPECT_FALSE(is_password("", "correcto caballo", least));
  EXPECT_FALSE(is_password("nonsense", "correcto caballo"));
  EXPECT_FALSE(is_password(std::string(5000, '$'), "correcto caballo"));
}

// What is stored says what it cost, and this is what guessing costs.
TEST(Passwords, CostWhatLibsodiumHoldsToBeEnough) {
  const auto hash = hash_password("correcto caballo").value();
  EXPECT_TRUE(hash.starts_with("$argon2id$v=19$m=65536,t=2,p=1$")) << hash;
  EXPECT_TRUE(is_password(hash, "correcto caballo"));
}

// Within a factor of three, which no chance of the machine's reaches and a missing comparison does.
TEST(Passwords, TakeAsLongForNobodyAsForSomebody) {
  const auto hash = hash_password("correcto caballo").value();
  const auto fastest = [&](std::string_view compared) {
    auto least_time = std::chrono::nanoseconds::max();
    for (int i = 0; i < 3; ++i) {
      const auto begin = std::chrono::steady_clock::now();
      EXPECT_FALSE(is_password(compared, "wrong password"));
      least_time =
          std::min<std::chrono::nanoseconds>(least_time, std::chrono::steady_clock::now() - begin);
    }
    return least_time;
  };
  const auto somebody = fastest(hash);
  const auto nobody = fastest("");
  EXPECT_LT(somebody, 3 * nobody);
  EXPECT_LT(nobody, 3 * somebody);
}

TEST(Passwords, AreOfSomeLengthAndNotTheName) {
  const auto code = [](std::string_view password, PersonId person = "ana"_who) {
    const auto unfit = unfit_password(password, person);
    return unfit ? unfit->code + " " + unfit->about : "";
  };
  EXPECT_EQ(code("1234567"), "password-unfit 7 < 8");
  EXPECT_EQ(code("1234567x"), "");
  EXPECT_EQ(code(std::string(128, 'x')), "");
  EXPECT_EQ(code(std::string(129, 'x')), "password-unfit 129 > 128");
  EXPECT_EQ(code("Carlota12", "carlota12"_who), "password-unfit carlota12");
  EXPECT_EQ(code("carlota123", "carlota12"_who), "");
}

TEST(Passwords, AreWiped) {
  std::string secret = "a password that is long enough to lie on the heap";
  const char* const where = secret.data();
  wipe(secret);
  EXPECT_TRUE(secret.empty());
  // The string still owns its memory, and nothing of the password is in it.
  EXPECT_EQ(std::string_view(where, 20),
            std::string_view("\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 20));
}

TEST(Passwords, ThatEverybodyTriesFirstAreRefused) {
  for (const auto* common : {"password", "PASSWORD", "12345678", "qwertyuiop", "Contrasena1"}) {
    const auto unfit = unfit_password(common, "ana"_who);
    ASSERT_TRUE(unfit) << common;
    EXPECT_EQ(unfit->code, "password-unfit");
  }
  EXPECT_FALSE(unfit_password("password de mi gato", "ana"_who));
}

}  // namespace
}  // namespace sabot::server
