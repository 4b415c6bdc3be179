// node embed.js DIST PACKED OUT: compresses every file of DIST into PACKED and writes OUT, a C++
// file that holds them all. The assembler takes the bytes in (.incbin), which is quick where a C++
// array of them would not be.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const [dist, packed, out] = process.argv.slice(2)

function filesIn(folder) {
  return readdirSync(folder).sort().flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })
}

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

const data = []
// The name of the bytes in the C++ file; `{}` where they would not be worth having.
function keep(bytes, plainLength) {
  if (plainLength !== undefined && bytes.length > plainLength * 0.95) return '{}'
  const name = `page_${data.length}`
  const path = join(packed, name)
  writeFileSync(path, bytes)
  data.push({ name, path })
  return `{${name}, ${bytes.length}}`
}

rmSync(packed, { recursive: true, force: true })
mkdirSync(packed, { recursive: true })
mkdirSync(dirname(out), { recursive: true })

const rows = filesIn(dist).map((path) => {
  const bytes = readFileSync(path)
  const address = '/' + relative(dist, path)
  const type = types[extname(path)]
  if (!type) throw new Error(`${address}: of which type is it?`)
  const tag = `\\"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}\\"`
  const [plain, gzip, br] = [
    keep(bytes),
    keep(gzipSync(bytes, { level: 9 }), bytes.length),
    keep(brotli(bytes), bytes.length),
  ]
  const keeps = address.startsWith('/assets/')
  return `    {"${address}", "${type}", "${tag}", ${keeps},\n     ${plain}, ${gzip}, ${br}},`
})

writeFileSync(out, `// Made by web/embed.js from the page that Vite has built.
#include <array>

#include "sabot/net/page.hpp"

asm(R"(
.pushsection .rodata
${data.map(({ name, path }) => `.global ${name}\n${name}: .incbin "${path}"`).join('\n')}
.popsection
)");

extern "C" {
${data.map(({ name }) => `extern const char ${name}[];`).join('\n')}
}

namespace sabot::net {
namespace {

const std::array<PageFile, ${rows.length}> files{{
${rows.join('\n')}
}};

}  // namespace

std::span<const PageFile> page_files() { return files; }

}  // namespace sabot::net
`)
