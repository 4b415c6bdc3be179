#pragma once
// A server of its own process, on a store of its own, for as long as this lives.

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace sabot::bench {

class ServerProcess {
 public:
  ServerProcess(std::string program, std::filesystem::path data);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  std::uint16_t port() const { return port_; }
  // What it occupies, in KiB.
  std::int64_t resident_kib() const;
  // Of the processor's time so far.
  double cpu_seconds() const;

 private:
  pid_t child_ = -1;
  std::uint16_t port_ = 0;
};

}  // namespace sabot::bench
