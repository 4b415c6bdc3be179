// Must not compile: the catalogue has no such id. With KNOWN it must, so that the failure is for
// the right reason.

#include "sabot/law/art.hpp"

using namespace sabot::law::literals;

#ifdef KNOWN
constexpr auto citation = "as11.pyb.A1-e"_art;
#else
constexpr auto citation = "as11.pyb.ZZ-a"_art;
#endif

int main() { return citation.number == 0 ? 1 : 0; }
