#pragma once
// A solved game, as a person reads it and as a program does.

#include <string>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/odds/answer.hpp"

namespace sabot::cli {

// "6 packs"
std::string packs_text(const Common& common, const odds::Solution& solution);

std::string solution_text(const Common& common, const odds::Solution& solution, int digits);
boost::json::object solution_json(const odds::Solution& solution, int digits);

std::string answers_text(const Common& common, const odds::Solution& solution,
                         const odds::Answers& answers, int digits);
boost::json::object answers_json(const odds::Solution& solution, const odds::Answers& answers,
                                 int digits);

}  // namespace sabot::cli
