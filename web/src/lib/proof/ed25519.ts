// Whether an Ed25519 signature holds (RFC 8032). Only what is public goes in, so nothing here need
// take the same time for everything.

import { sha512 } from './sha512'

const p = 2n ** 255n - 19n
const order = 2n ** 252n + 27742317777372353535851937790883648493n
const mod = (n: bigint) => ((n % p) + p) % p

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let square = mod(base); exponent > 0n; exponent >>= 1n, square = mod(square * square))
    if (exponent & 1n) result = mod(result * square)
  return result
}

const d = mod(-121665n * power(121666n, p - 2n))
const rootOfMinusOne = power(2n, (p - 1n) / 4n)

// Extended coordinates: x = X/Z, y = Y/Z, T = XY/Z.
type Point = [bigint, bigint, bigint, bigint]

function sum([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = mod((y1 - x1) * (y2 - x2))
  const b = mod((y1 + x1) * (y2 + x2))
  const c = mod(2n * t1 * t2 * d)
  const e = mod(2n * z1 * z2)
  const [f, g, h, i] = [b - a, e - c, e + c, b + a]
  return [mod(f * g), mod(h * i), mod(g * h), mod(f * i)]
}

function times(point: Point, scalar: bigint): Point {
  let result: Point = [0n, 1n, 1n, 0n]
  for (let one = point; scalar > 0n; scalar >>= 1n, one = sum(one, one))
    if (scalar & 1n) result = sum(result, one)
  return result
}

const equal = ([x1, y1, z1]: Point, [x2, y2, z2]: Point) =>
  mod(x1 * z2 - x2 * z1) === 0n && mod(y1 * z2 - y2 * z1) === 0n

const numberOf = (bytes: Uint8Array) =>
  bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n)

function pointOf(bytes: Uint8Array): Point | null {
  const whole = numberOf(bytes)
  const y = whole & ((1n << 255n) - 1n)
  if (y >= p) return null
  const square = mod((y * y - 1n) * power(d * y * y + 1n, p - 2n))
  let x = power(square, (p + 3n) / 8n)
  if (mod(x * x) !== square) x = mod(x * rootOfMinusOne)
  if (mod(x * x) !== square) return null
  const odd = whole >> 255n
  if (x === 0n && odd === 1n) return null
  if ((x & 1n) !== odd) x = p - x
  return [x, y, 1n, mod(x * y)]
}

const base = pointOf(Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 0x58 : 0x66)))!

export function isSigned(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  if (signature.length !== 64 || key.length !== 32) return false
  const r = pointOf(signature.subarray(0, 32))
  const s = numberOf(signature.subarray(32))
  const signer = pointOf(key)
  if (!r || !signer || s >= order) return false
  const hashed = new Uint8Array(64 + message.length)
  hashed.set(signature.subarray(0, 32))
  hashed.set(key, 32)
  hashed.set(message, 64)
  const challenge = numberOf(sha512(hashed)) % order
  return equal(times(base, s), sum(r, times(signer, challenge)))
}
