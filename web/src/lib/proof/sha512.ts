// SHA-512 (FIPS 180-4), for Ed25519. Browsers offer it only on pages that came over TLS, and a
// house at home speaks plain HTTP. Its constants are the roots of primes, worked out once.

const mask = (1n << 64n) - 1n

function primes(count: number): bigint[] {
  const found: bigint[] = []
  for (let n = 2n; found.length < count; n += 1n) if (found.every((p) => n % p !== 0n)) found.push(n)
  return found
}

// The first 64 bits behind the point of a root of n.
function fraction(n: bigint, root: bigint): bigint {
  const scaled = n << (64n * root)
  let low = 0n
  let high = 1n << 72n
  while (low < high) {
    const middle = (low + high + 1n) >> 1n
    if (middle ** root <= scaled) low = middle
    else high = middle - 1n
  }
  return low & mask
}

const constants = primes(80).map((prime) => fraction(prime, 3n))
const begin = primes(8).map((prime) => fraction(prime, 2n))

const turned = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & mask

function compress(state: bigint[], block: DataView) {
  const w = Array.from({ length: 16 }, (_, at) => block.getBigUint64(at * 8))
  for (let at = 16; at < 80; at += 1) {
    const x = w[at - 15]!
    const y = w[at - 2]!
    const s0 = turned(x, 1n) ^ turned(x, 8n) ^ (x >> 7n)
    const s1 = turned(y, 19n) ^ turned(y, 61n) ^ (y >> 6n)
    w.push((w[at - 16]! + s0 + w[at - 7]! + s1) & mask)
  }
  let [a, b, c, d, e, f, g, h] = state as [
    bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint]
  for (let at = 0; at < 80; at += 1) {
    const s1 = turned(e, 14n) ^ turned(e, 18n) ^ turned(e, 41n)
    const one = h + s1 + ((e & f) ^ (~e & mask & g)) + constants[at]! + w[at]!
    const s0 = turned(a, 28n) ^ turned(a, 34n) ^ turned(a, 39n)
    const two = s0 + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) & mask, c, b, a, (one + two) & mask]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at]! + word) & mask))
}

export function sha512(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil((bytes.length + 17) / 128)
  const padded = new Uint8Array(blocks * 128)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  const state = [...begin]
  for (let at = 0; at < blocks; at += 1) compress(state, new DataView(padded.buffer, at * 128, 128))
  const digest = new DataView(new ArrayBuffer(64))
  state.forEach((word, at) => digest.setBigUint64(at * 8, word))
  return new Uint8Array(digest.buffer)
}
