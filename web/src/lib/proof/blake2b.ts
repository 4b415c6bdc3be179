// BLAKE2b with a digest of 32 bytes (RFC 7693), as the house chains its records with. Browsers
// offer no such hash.

const mask = (1n << 64n) - 1n
const begin = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
]
const order = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]
const quarters = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
]

const turned = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & mask

function mix(v: bigint[], [a, b, c, d]: number[], x: bigint, y: bigint) {
  const half = (add: bigint, first: bigint, second: bigint) => {
    v[a!] = (v[a!]! + v[b!]! + add) & mask
    v[d!] = turned(v[d!]! ^ v[a!]!, first)
    v[c!] = (v[c!]! + v[d!]!) & mask
    v[b!] = turned(v[b!]! ^ v[c!]!, second)
  }
  half(x, 32n, 24n)
  half(y, 16n, 63n)
}

function compress(state: bigint[], block: DataView, taken: bigint, last: boolean) {
  const message = Array.from({ length: 16 }, (_, at) => block.getBigUint64(at * 8, true))
  const v = [...state, ...begin]
  v[12]! ^= taken
  if (last) v[14]! ^= mask
  for (let round = 0; round < 12; round += 1) {
    const words = order[round % 10]!
    quarters.forEach((quarter, at) =>
      mix(v, quarter, message[words[2 * at]!]!, message[words[2 * at + 1]!]!))
  }
  for (let at = 0; at < 8; at += 1) state[at]! ^= v[at]! ^ v[at + 8]!
}

export function blake2b(bytes: Uint8Array): Uint8Array {
  const state = [...begin]
  state[0]! ^= 0x01010020n
  const blocks = Math.max(1, Math.ceil(bytes.length / 128))
  const padded = new Uint8Array(blocks * 128)
  padded.set(bytes)
  for (let at = 0; at < blocks; at += 1) {
    const last = at === blocks - 1
    const taken = last ? bytes.length : (at + 1) * 128
    compress(state, new DataView(padded.buffer, at * 128, 128), BigInt(taken), last)
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (let at = 0; at < 4; at += 1) digest.setBigUint64(at * 8, state[at]!, true)
  return new Uint8Array(digest.buffer)
}
