#include "sabot/cli/held_house.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include <fmt/format.h>

namespace sabot::cli {
namespace {

std::optional<table::HouseKey> read_key(const std::string& path) {
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  auto key = table::HouseKey::read(text);
  return key ? std::optional(*std::move(key)) : std::nullopt;
}

}  // namespace

void fail(Common& common, const server::Problem& problem) {
  const auto text = common.say(problem.es, problem.en);
  common.fail(problem.about.empty() ? std::string(text)
                                    : fmt::format("{} ({})", text, problem.about));
}

void fail(Common& common, const store::StoreError& error) {
  auto text = store::describe(error, common.lang());
  if (error.what == store::StoreTrouble::in_use)
    text += common.say("; si es el servidor, párelo antes", "; if it is the server, stop it first");
  common.fail(text);
}

std::unique_ptr<HeldHouse> open_house(Common& common, const std::string& data) {
  const auto refuse = [&](const store::StoreError& error) {
    fail(common, error);
    return nullptr;
  };
  auto writer = store::Writer::open(data);
  if (!writer) return refuse(writer.error());
  // The house's key is beside its store once it has been opened.
  if (const auto key = read_key(data + ".key")) (*writer)->sign_with(*key);
  auto reader = store::Reader::open(data);
  if (!reader) return refuse(reader.error());
  auto house = std::make_unique<HeldHouse>();
  house->storage = std::make_unique<PatientStorage>(*std::move(writer), *std::move(reader));
  auto people = server::People::load(*house->storage, house->clock);
  if (!people) return refuse(people.error());
  house->people = *std::move(people);
  return house;
}

std::unique_ptr<HeldHouse> open_known_house(Common& common, const std::string& data) {
  std::error_code unknown;
  if (std::filesystem::exists(data, unknown)) return open_house(common, data);
  common.fail(
      fmt::format("{}: {}", data,
                  common.say("no existe esa base de datos; `sabot account create` la crea",
                             "there is no such database; `sabot account create` creates one")));
  return nullptr;
}

}  // namespace sabot::cli
