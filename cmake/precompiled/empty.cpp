// A precompiled header that several folders share belongs to a library of its own, which needs a
// file to compile.
