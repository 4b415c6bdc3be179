#pragma once
// How the numbers of a picture are written: beside an axis, in a cell, on a bar.

#include <string>

namespace sabot::chart {

// A percentage is given as a part of one: 0.25 is written 25 %.
enum class Numbers { plain, whole, percent };

// With a true minus sign and thousands apart. Not in a form that can be read back.
std::string written(double value, Numbers numbers, int decimals);

// The same without the sign of percentage, for where there is no room to repeat it.
std::string bare(double value, Numbers numbers, int decimals);

// As many decimals as tell multiples of this step apart.
int decimals_of_step(double step, Numbers numbers);

// As many decimals as give the largest value three significant digits.
int decimals_for(double largest, Numbers numbers);

}  // namespace sabot::chart
