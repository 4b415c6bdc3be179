// A process that is killed at any moment has lost nothing that it was told is stored.

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <algorithm>
#include <chrono>
#include <random>
#include <thread>

#include <gtest/gtest.h>

#include "sabot/store/writer.hpp"
#include "store/killed.hpp"
#include "store/scratch.hpp"

namespace sabot::store {

// One thread for each table, each waiting for its answer before it goes on: batches of all sizes.
int append_for_ever(const char* path) {
  auto reader = Reader::open(path);
  auto writer = Writer::open(path);
  if (!reader || !writer) return 1;
  std::vector<std::jthread> threads;
  for (std::uint64_t table = 0; table < killed_tables; ++table) {
    const auto name = std::to_string(table);
    Scribe scribe(name, reader->chain(name).value());
    threads.emplace_back([&, table, scribe]() mutable {
      while (true) {
        auto append = scribe.next("record", {sold("ana", 10), sold("blas", 5)});
        append.secret = bytes_of(std::to_string(append.sequence));
        append.answers = CommandKey{"ana"_who, std::to_string(append.sequence)};
        const Acknowledged told{table, append.sequence};
        if (!(*writer)->write(std::move(append))) ::_exit(1);
        if (::write(STDOUT_FILENO, &told, sizeof told) != sizeof told) ::_exit(1);
      }
    });
  }
  for (auto& thread : threads) thread.join();
  return 0;
}

namespace {

struct Child {
  pid_t process = 0;
  int output = -1;
};

Child start(const std::filesystem::path& path) {
  std::array<int, 2> ends{};
  EXPECT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
  const auto process = ::fork();
  if (process == 0) {
    ::dup2(ends[1], STDOUT_FILENO);
    ::execl("/proc/self/exe", "store_test", "--append-for-ever", path.c_str(), nullptr);
    ::_exit(127);
  }
  ::close(ends[1]);
  return {process, ends[0]};
}

// Everything that the child was told, by table: the first sequence that was not.
using Told = std::array<std::uint64_t, killed_tables>;
void listen(int output, Told& told) {
  Acknowledged one;
  while (::read(output, &one, sizeof one) == sizeof one) told.at(one.table) = one.sequence + 1;
  ::close(output);
}

void expect_whole(const std::filesystem::path& path, const Told& told) {
  auto reader = Reader::open(path).value();
  for (std::size_t table = 0; table < told.size(); ++table) {
    const auto name = std::to_string(table);
    const auto chain = verify(reader, name);
    ASSERT_TRUE(fine(chain));
    // One more may have been stored than could be announced.
    EXPECT_GE(chain->length(), told[table]);
    EXPECT_LE(chain->length(), told[table] + 1);
    const auto last = chain->length() - 1;
    if (last == 0) continue;
    // What belongs to a record is there with it, and nothing of a later one.
    EXPECT_EQ(reader.secret(name).value(), bytes_of(std::to_string(last)));
    EXPECT_EQ(reader.answer(name, {"ana"_who, std::to_string(last)}).value(), (Answer{last, ""}));
    EXPECT_EQ(reader.answer(name, {"ana"_who, std::to_string(last + 1)}).value(), std::nullopt);
    EXPECT_EQ(reader.balances(name)->front().amount, Money{-15 * static_cast<int>(last)});
  }
}

TEST(Kill, LosesNothingThatWasTold) {
  const Scratch scratch;
  const auto path = scratch / "store.db";
  Told told{};
  {
    const auto writer = Writer::open(path).value();
    for (std::size_t table = 0; table < told.size(); ++table) {
      ASSERT_TRUE(fine(writer->write(Scribe(std::to_string(table)).open())));
      told[table] = 1;
    }
  }
  std::mt19937 random(20111);
  std::uint64_t killed_at_work = 0;
  std::uint32_t patience = 120'000;  // more on a machine where a child takes long to begin
  for (int round = 0; round < 40; ++round) {
    const auto before = told;
    const auto child = start(path);
    std::jthread listener([&] { listen(child.output, told); });
    std::this_thread::sleep_for(std::chrono::microseconds(random() % patience));
    ASSERT_EQ(::kill(child.process, SIGKILL), 0);
    int status = 0;
    ASSERT_EQ(::waitpid(child.process, &status, 0), child.process);
    ASSERT_TRUE(WIFSIGNALED(status)) << "the child ended by itself: " << WEXITSTATUS(status);
    listener.join();
    killed_at_work += told != before;
    patience =
        told != before ? std::max(patience / 2, 120'000u) : std::min(patience * 2, 4'000'000u);
    expect_whole(path, told);
    if (HasFatalFailure()) return;
    // One that was stored but not announced is there when the table is opened again.
    auto reader = Reader::open(path).value();
    for (std::size_t table = 0; table < told.size(); ++table)
      told[table] = reader.chain(std::to_string(table))->length();
  }
  EXPECT_GT(killed_at_work, 5u);
  EXPECT_TRUE(fine(verify_all(path)));
  EXPECT_TRUE(fine(Writer::open(path)));
}

}  // namespace
}  // namespace sabot::store
