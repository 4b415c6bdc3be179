#pragma once
// libsodium, made ready once. Without it the library still hashes, but by its slowest code, and its
// random source is not to be trusted: all code that uses libsodium calls this first.

namespace sabot::chance {

// May be called any number of times, from any thread. Failure is a broken invariant.
void ready_sodium();

}  // namespace sabot::chance
