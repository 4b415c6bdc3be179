#include "server/simulation.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/server/stored_table.hpp"
#include "sabot/table/choosing.hpp"
#include "sabot/table/option_json.hpp"

namespace sabot::server {
namespace {

constexpr std::uint32_t longest_way = 40;  // milliseconds on the network

Plan table_plan(int number, const Waits& waits) {
  static const std::vector<std::pair<std::string, std::string>> games{
      {"as11", "punto-y-banca"},
      {"es79", "chemin-de-fer"},
      {"as11", "chemin-de-fer"},
      {"as11", "mini-punto-y-banca"},
      {"es79", "punto-y-banca"}};
  const auto& [regulation, game] = games[static_cast<std::size_t>(number) % games.size()];
  Plan plan;
  plan.name = game;
  plan.regulation = regulation;
  plan.game = game;
  plan.waits = waits;
  return plan;
}

}  // namespace

// One connection, until either side gives it up.
class SimulatedPlayer::Line : public Viewer {
 public:
  Line(SimulatedPlayer& player) : Viewer(player.self_, false, law::Language::en), player_(player) {}

  void send(Frame frame) override {
    if (!open) return;
    player_.world_.send([weak = self, text = frame.text] {
      const auto line = weak.lock();
      if (line && line->open) line->player_.hear(*text);
    });
  }

  std::weak_ptr<Line> self;
  bool open = true;

 private:
  SimulatedPlayer& player_;
};

SimulatedPlayer::SimulatedPlayer(Simulation& world, std::string table, const PersonId& self)
    : world_(world), table_(std::move(table)), self_(self) {}

SimulatedPlayer::~SimulatedPlayer() = default;

void SimulatedPlayer::connect() {
  lose_line();
  line_ = std::make_shared<Line>(*this);
  line_->self = line_;
  world_.hall().find(table_)->attach(*line_, begun_ ? std::optional(last_) : std::nullopt);
}

void SimulatedPlayer::lose_line() {
  ahead_.clear();
  if (!line_) return;
  line_->open = false;
  world_.hall().find(table_)->detach(*line_);
  line_.reset();
}

void SimulatedPlayer::hear(const std::string& text) {
  const auto frame = boost::json::parse(text).as_object();
  const std::string_view type = frame.at("type").as_string();
  const auto sequence = [&] { return frame.at("sequence").to_number<std::uint64_t>(); };
  if (type == "snapshot" && !begun_) {
    begun_ = true;
    first_ = last_ = sequence();
  }
  if (type == "update") take(sequence(), boost::json::serialize(frame.at("events")));
  if (type == "sealed") take(sequence(), "[]");
  if (type == "accepted" || type == "refused") answer(frame, type == "accepted");
  if (const auto* options = frame.if_contains("options")) options_ = options->as_array();
}

void SimulatedPlayer::take(std::uint64_t sequence, std::string events) {
  if (!begun_) return;
  if (sequence <= last_) {
    const auto before = told_.find(sequence);
    if (before != told_.end() && before->second != events)
      wrong_ = "record " + std::to_string(sequence) + " was told in two ways";
    return;
  }
  ahead_.emplace(sequence, std::move(events));
  for (auto next = ahead_.find(last_ + 1); next != ahead_.end(); next = ahead_.find(last_ + 1)) {
    told_.insert(ahead_.extract(next));
    ++last_;
  }
}

void SimulatedPlayer::answer(const boost::json::object& frame, bool accepted) {
  const std::string key(frame.at("key").as_string());
  if (accepted) {
    const auto sequence = frame.at("sequence").to_number<std::uint64_t>();
    const auto [known, is_new] = accepted_.emplace(key, sequence);
    if (!is_new && known->second != sequence) wrong_ = key + " was answered by two records";
  }
  if (key == pending_) pending_.clear();
}

void SimulatedPlayer::act() {
  if (!line_) return connect();
  if (!world_.is_calm() && world_.roll(200) == 0) return connect();
  // What is missing does not come by itself.
  if (!begun_ || (!ahead_.empty() && world_.roll(4) == 0)) return connect();
  if (!pending_.empty()) return give();
  if (world_.is_calm() || options_.empty() || world_.roll(3) != 0) return;
  const auto options = table::read_options(options_);
  if (!options) {
    wrong_ = options.error().path + ": " + options.error().what;
    return;
  }
  const auto& chosen = (*options)[world_.roll(static_cast<std::uint32_t>(options->size()))];
  if (chosen.command == "leave" || chosen.command == "step-away") return;
  struct Source {
    Simulation& world;
    std::uint32_t below(std::uint32_t bound) { return world.roll(bound); }
    void fill(std::span<std::uint8_t> bytes) {
      for (auto& byte : bytes) byte = static_cast<std::uint8_t>(world.roll(256));
    }
  } source{world_};
  pending_ = std::string(self_.handle()) + "-" + std::to_string(++keys_);
  lines_[pending_] = table::choose(chosen.option(), source);
  give();
}

// Again and again, with the same key, until it is answered.
void SimulatedPlayer::give() {
  world_.send([this, weak = std::weak_ptr(line_), key = pending_, line = lines_[pending_]] {
    const auto through = weak.lock();
    if (!through || !through->open) return;
    Request request{.who = self_, .command = line, .key = key};
    request.answer = [weak, key](const Answer& answer) {
      const auto back = weak.lock();
      if (!back || !back->open) return;
      boost::json::object frame{{"type", answer ? "accepted" : "refused"}, {"key", key}};
      if (answer) frame["sequence"] = answer->sequence;
      back->send({std::make_shared<const std::string>(boost::json::serialize(frame)), {}});
    };
    world_.hall().find(table_)->submit(std::move(request));
  });
}

Simulation::Simulation(const SimulationPlan& plan)
    : plan_(plan), cards_(plan.seed, 1), whim_(plan.seed, 2) {
  open();
  for (int i = 0; i < plan.tables; ++i) {
    LiveTable* table = nullptr;
    hall_->create(table_plan(i, plan.waits), [&](std::expected<LiveTable*, Problem> made) {
      if (made) table = *made;
    });
    world_.storage().pump();
    EXPECT_NE(table, nullptr);
    for (int j = 0; j < plan.players; ++j) {
      const auto self = *PersonId::from("p" + std::to_string(i) + "-" + std::to_string(j));
      do_and_wait(
          [&](auto done) { hall_->enter(*table, self, rules::Role::player, std::move(done)); });
      do_and_wait([&](auto done) {
        hall_->trade_chips(*table, {.customer = self, .amount = 500_units, .key = {}},
                           std::move(done));
      });
      players_.push_back(std::make_unique<SimulatedPlayer>(*this, table->id(), self));
    }
    do_and_wait(
        [&](auto done) { hall_->set_bots(*table, i % 3, BotsBy::players, std::move(done)); });
  }
}

Simulation::~Simulation() {
  for (auto& player : players_) player->lose_line();
  hall_.reset();
}

void Simulation::do_and_wait(const std::function<void(Hall::Answered)>& act) {
  bool done = false;
  act([&](const Answer& answer) { done = answer.has_value(); });
  world_.storage().pump();
  EXPECT_TRUE(done);
}

void Simulation::open() {
  auto hall = Hall::open(world_.storage(), world_.clock(), chance_of(cards_),
                         table::HouseKey::from_seed(Digest{}));
  EXPECT_TRUE(hall.has_value());
  hall_ = *std::move(hall);
  EXPECT_TRUE(hall_->past().empty());
}

// What was stored is there; those who waited for an answer wait for ever.
void Simulation::crash() {
  for (auto& player : players_) player->lose_line();
  hall_.reset();
  world_.restart();
  open();
}

void Simulation::send(std::function<void()> arrive) {
  const bool lost = !calm_ && plan_.drops != 0 && roll(plan_.drops) == 0;
  const bool twice = !calm_ && plan_.repeats != 0 && roll(plan_.repeats) == 0;
  for (int copies = (lost ? 0 : 1) + (twice ? 1 : 0); copies > 0; --copies)
    world_.clock().after(std::chrono::milliseconds(1 + roll(longest_way)), arrive);
}

void Simulation::step() {
  world_.clock().advance(1);
  if (roll(3) == 0) world_.storage().pump();
  for (auto& player : players_)
    if (roll(30) == 0) player->act();
}

void Simulation::settle() {
  calm_ = true;
  const auto is_settled = [&](const auto& player) {
    return !player->waits() && !player->has_gap() &&
           player->last() == hall_->find(player->table())->sequence();
  };
  for (auto& player : players_) player->connect();
  for (int i = 0; i < 5'000; ++i) step();
  // Nobody is there any more: the croupiers stop, and what is on its way arrives.
  hall_->rest();
  for (int i = 0; i < 5'000; ++i) {
    step();
    world_.storage().pump();
    if (!hall_->is_storing() && std::ranges::all_of(players_, is_settled)) return;
  }
}

void Simulation::run() {
  const auto between = plan_.lasts / (plan_.crashes + 1);
  for (Milliseconds now = 1; now <= plan_.lasts; ++now) {
    step();
    if (now % between == 0 && now < plan_.lasts) crash();
  }
  settle();
}

Digest Simulation::trace() const {
  std::string all;
  for (const auto& player : players_)
    for (const auto& [sequence, events] : player->told()) all += std::to_string(sequence) + events;
  for (const auto& [id, table] : hall_->tables()) all += to_text(table->table().head());
  return table::hash_of({reinterpret_cast<const std::uint8_t*>(all.data()), all.size()});
}

}  // namespace sabot::server
