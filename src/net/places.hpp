#pragma once
// Connections, each counted for as long as it lasts, however it ends.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace sabot::net {

// One more for as long as it lives.
class Counted {
 public:
  explicit Counted(std::uint64_t& count) : count_(count) { ++count_; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { --count_; }

 private:
  std::uint64_t& count_;
};

class Places;

// A connection's place among those of its address; given back with its life.
class Place {
 public:
  // Counted among none.
  explicit Place(std::string address) : address_(std::move(address)) {}
  Place(Place&& other) noexcept
      : places_(std::exchange(other.places_, nullptr)), address_(std::move(other.address_)) {}
  Place& operator=(Place&&) = delete;
  ~Place();

  const std::string& address() const { return address_; }

 private:
  friend class Places;
  Place(Places& places, std::string address) : places_(&places), address_(std::move(address)) {}

  Places* places_ = nullptr;
  std::string address_;
};

// How many connections one address may have at a time; 0 is any number.
class Places {
 public:
  explicit Places(std::uint64_t most) : most_(most) {}
  Places(const Places&) = delete;
  Places& operator=(const Places&) = delete;

  std::optional<Place> take(std::string address) {
    auto& taken = taken_[address];
    if (most_ != 0 && taken >= most_) return std::nullopt;
    ++taken;
    return Place(*this, std::move(address));
  }

 private:
  friend class Place;
  void give_back(const std::string& address) {
    const auto found = taken_.find(address);
    if (--found->second == 0) taken_.erase(found);
  }

  std::uint64_t most_;
  std::map<std::string, std::uint64_t> taken_;
};

inline Place::~Place() {
  if (places_ != nullptr) places_->give_back(address_);
}

}  // namespace sabot::net
