// Proves in the browser what the house has signed: a coup's records, or an auditor's whole journal.
// Each record's hash is BLAKE2b of the hash before it, its sequence, its length and its bytes; a
// seal is an Ed25519 signature over all of that (docs/AUDIT.md, src/table/chain.hpp, seal.hpp).

import { blake2b, isSigned } from './crypto'

export interface ProvenRecord {
  sequence: number
  at: number
  hash: string
  payload?: string // left out where it holds what this person may not see
}
export interface Proof {
  before: string
  records: ProvenRecord[]
}

export interface Verdict {
  records: number
  linked: number // records whose hash follows from their bytes
  withheld: number // records whose bytes this person may not read
  seal: { sequence: number; head: string; key: string } | null
  signed: boolean // by the house's key
  timed: boolean // the times of the records are those that were signed
  // The first that does not follow.
  fault: { sequence: number; expected: string; found: string } | null
}

const SEAL = 2
const TIMED_SEAL = 3

export const bytesOf = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    parseInt(hex.slice(2 * at, 2 * at + 2), 16)
  )
export const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, one) => sum + one.length, 0))
  let at = 0
  for (const one of parts) {
    all.set(one, at)
    at += one.length
  }
  return all
}

function little(value: number, size: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(size))
  if (size === 4) view.setUint32(0, value, true)
  else view.setBigUint64(0, BigInt(value), true)
  return new Uint8Array(view.buffer)
}

export function linkOf(before: Uint8Array, sequence: number, payload: Uint8Array): Uint8Array {
  return blake2b(joined(before, little(sequence, 8), little(payload.length, 4), payload))
}

export const isSeal = (payload: Uint8Array) => payload[0] === SEAL || payload[0] === TIMED_SEAL

// Whether a seal was made with this key for the record that comes after `before`.
export function sealHolds(
  payload: Uint8Array,
  sequence: number,
  before: Uint8Array,
  key: Uint8Array
): boolean {
  const timed = payload[0] === TIMED_SEAL
  if (payload.length !== (timed ? 130 : 98)) return false
  if (hexOf(payload.subarray(2, 34)) !== hexOf(key)) return false
  const mark = new TextEncoder().encode(timed ? 'SABOT-SEAL-2\n' : 'SABOT-SEAL-1\n')
  const times = timed ? payload.subarray(98) : new Uint8Array()
  const message = joined(mark, payload.subarray(1, 2), little(sequence, 8), before, times)
  return isSigned(payload.subarray(34, 98), message, key)
}

// The digest of when records were written, which a timed seal signs.
export function timesOf(times: readonly number[]): Uint8Array {
  return times.reduce<Uint8Array>(
    (soFar, at) => blake2b(joined(soFar, little(at, 8))),
    new Uint8Array(32)
  )
}

export function verify(proof: Proof, houseKey: string): Verdict {
  const verdict: Verdict = {
    records: proof.records.length,
    linked: 0,
    withheld: 0,
    seal: null,
    signed: false,
    timed: false,
    fault: null,
  }
  let before = bytesOf(proof.before)
  for (const record of proof.records) {
    const payload = record.payload === undefined ? null : bytesOf(record.payload)
    if (payload === null) {
      verdict.withheld += 1
    } else {
      const found = hexOf(linkOf(before, record.sequence, payload))
      if (found !== record.hash) {
        verdict.fault = { sequence: record.sequence, expected: record.hash, found }
        return verdict
      }
      verdict.linked += 1
      if (isSeal(payload)) {
        verdict.seal = {
          sequence: record.sequence,
          head: record.hash,
          key: hexOf(payload.subarray(2, 34)),
        }
        verdict.signed = sealHolds(payload, record.sequence, before, bytesOf(houseKey))
        const times = hexOf(timesOf(proof.records.map((one) => one.at)))
        verdict.timed = payload[0] === TIMED_SEAL && hexOf(payload.subarray(98)) === times
      }
    }
    before = bytesOf(record.hash)
  }
  return verdict
}
