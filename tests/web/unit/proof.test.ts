import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { test } from 'node:test'
import { blake2b, isSigned } from '../../../web/src/lib/proof/crypto'
import { verifyJournal } from '../../../web/src/lib/proof/journal'
import {
  bytesOf,
  hexOf,
  linkOf,
  timesOf,
  verify,
  type Proof,
} from '../../../web/src/lib/proof/verify'

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7 + 3) & 255)
const text = (value: string) => new TextEncoder().encode(value)

test('BLAKE2b-256 of known texts', () => {
  assert.equal(
    hexOf(blake2b(text(''))),
    '0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8'
  )
  assert.equal(
    hexOf(blake2b(text('abc'))),
    'bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319'
  )
})

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
const signed = (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey))

test('a signature holds for its message and its key alone', () => {
  const message = bytes(90)
  const signature = signed(message)
  assert.equal(isSigned(signature, message, key), true)
  for (const at of [0, 31, 32, 63]) {
    const other = signature.slice()
    other[at]! ^= 1
    assert.equal(isSigned(other, message, key), false, `byte ${at}`)
  }
  assert.equal(isSigned(signature, bytes(91), key), false)
  const another = key.slice()
  another[5]! ^= 1
  assert.equal(isSigned(signature, message, another), false)
  assert.equal(isSigned(signature.subarray(1), message, key), false)
})

const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((one) => [...one]))
const little = (value: number, size: number) =>
  Uint8Array.from({ length: size }, (_, at) => Number((BigInt(value) >> BigInt(8 * at)) & 255n))

// Three records and a timed seal, as the house writes them.
function coup(): Proof {
  const times = [1000, 1500, 2000, 2001]
  const records: Proof['records'] = []
  let head = new Uint8Array(32)
  for (let at = 0; at < 3; at += 1) {
    const payload = join(Uint8Array.of(1), bytes(10 + at))
    head = linkOf(head, at, payload)
    records.push({ sequence: at, at: times[at]!, hash: hexOf(head), payload: hexOf(payload) })
  }
  const digest = timesOf(times)
  const message = join(text('SABOT-SEAL-2\n'), Uint8Array.of(0), little(3, 8), head, digest)
  const payload = join(Uint8Array.of(3, 0), key, signed(message), digest)
  records.push({
    sequence: 3,
    at: 2001,
    hash: hexOf(linkOf(head, 3, payload)),
    payload: hexOf(payload),
  })
  return { before: '0'.repeat(64), records }
}

test('a coup as it was signed is proven', () => {
  const verdict = verify(coup(), hexOf(key))
  assert.deepEqual(
    [verdict.linked, verdict.withheld, verdict.signed, verdict.timed, verdict.fault],
    [4, 0, true, true, null]
  )
})

test('a record that was changed is named', () => {
  const proof = coup()
  proof.records[1]!.payload = proof.records[1]!.payload!.replace(/.$/, (end) =>
    end === '0' ? '1' : '0'
  )
  assert.equal(verify(proof, hexOf(key)).fault?.sequence, 1)
})

test('another key, another time and a record that is left out are found', () => {
  assert.equal(verify(coup(), 'ab'.repeat(32)).signed, false)
  const late = coup()
  late.records[0]!.at += 1
  assert.equal(verify(late, hexOf(key)).timed, false)
  const short = coup()
  short.records.splice(1, 1)
  assert.equal(verify(short, hexOf(key)).fault?.sequence, 2)
})

test('a record that may not be read is counted, and the seal still holds', () => {
  const proof = coup()
  delete proof.records[1]!.payload
  const verdict = verify(proof, hexOf(key))
  assert.deepEqual([verdict.linked, verdict.withheld, verdict.signed], [3, 1, true])
})

test('a journal is read to its end, or to what is wrong', () => {
  const frames = coup().records.map(({ sequence, hash, payload }) => {
    const own = bytesOf(payload!)
    return join(little(own.length, 4), little(sequence, 8), own, bytesOf(hash))
  })
  const journal = join(text('SABOTJ1\n'), ...frames)
  const verdict = verifyJournal(journal, hexOf(key))
  assert.deepEqual([verdict.records, verdict.seals, verdict.fault], [4, 1, null])
  assert.equal(verifyJournal(journal.slice(0, -1), hexOf(key)).fault?.what, 'cut')
  assert.equal(verifyJournal(journal, 'ab'.repeat(32)).fault?.what, 'seal')
  const changed = journal.slice()
  changed[8 + 12 + 3]! ^= 1
  assert.deepEqual(verifyJournal(changed, hexOf(key)).fault, { sequence: 0, what: 'link' })
})
