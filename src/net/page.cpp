#include "sabot/net/page.hpp"

#include <algorithm>

namespace sabot::net {
namespace {

constexpr std::string_view front = "/index.html";

// The page runs its own script and style, speaks to its own house, and nothing else.
constexpr std::string_view policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'";

const PageFile* find_file(std::string_view path) {
  const auto files = page_files();
  const auto found = std::ranges::find(files, path, &PageFile::path);
  return found == files.end() ? nullptr : &*found;
}

// "/t/t1" and "/law/as11.pyb.D-b" are places in the page, for a browser that opens them; a program
// that has lost its way is told so.
bool is_place(const Call& call) {
  return call.header("accept").contains("text/html") && !call.path.starts_with("/api/");
}

// Whether "gzip, deflate, br;q=0.9" names this coding and does not refuse it (";q=0").
bool takes(std::string_view accepted, std::string_view coding) {
  while (!accepted.empty()) {
    auto one = accepted.substr(0, accepted.find(','));
    accepted.remove_prefix(std::min(one.size() + 1, accepted.size()));
    one.remove_prefix(std::min(one.find_first_not_of(' '), one.size()));
    if (one.substr(0, one.find_first_of("; ")) == coding)
      return !one.ends_with("q=0") && !one.contains("q=0.0");
  }
  return false;
}

// The bytes that are sent, and how they are coded.
std::pair<std::string_view, std::string_view> coded(const PageFile& file,
                                                    std::string_view accepted) {
  if (!file.brotli.empty() && takes(accepted, "br")) return {file.brotli, "br"};
  if (!file.gzip.empty() && takes(accepted, "gzip")) return {file.gzip, "gzip"};
  return {file.plain, {}};
}

}  // namespace

std::optional<Reply> page_for(const Call& call) {
  const auto method = call.request.method();
  if (method != http::verb::get && method != http::verb::head) return std::nullopt;
  const PageFile* file = find_file(call.path == "/" ? front : call.path);
  if (file == nullptr && is_place(call)) file = find_file(front);
  if (file == nullptr) return std::nullopt;
  Reply reply{200, std::string(file->type), {}, {}};
  reply.headers.emplace_back("Cache-Control",
                             file->keeps ? "public, max-age=31536000, immutable" : "no-cache");
  reply.headers.emplace_back("ETag", file->tag);
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  reply.headers.emplace_back("Content-Security-Policy", policy);
  if (call.header("if-none-match").contains(file->tag)) {
    reply.status = 304;
    return reply;
  }
  const auto [bytes, coding] = coded(*file, call.header("accept-encoding"));
  if (!coding.empty()) reply.headers.emplace_back("Content-Encoding", coding);
  reply.body = bytes;
  return reply;
}

}  // namespace sabot::net
