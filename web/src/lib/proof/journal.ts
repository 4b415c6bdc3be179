// A whole journal as an auditor gets it: "SABOTJ1\n" and frames of length, sequence, payload, hash.

import { hexOf, isSeal, linkOf, sealHolds, bytesOf } from './verify'

export interface JournalVerdict {
  records: number
  seals: number
  head: string
  closed: boolean // its last record is a last seal
  fault: { sequence: number; what: 'mark' | 'cut' | 'sequence' | 'link' | 'seal' } | null
}

const mark = 'SABOTJ1\n'

export function verifyJournal(bytes: Uint8Array, houseKey: string): JournalVerdict {
  const verdict: JournalVerdict = { records: 0, seals: 0, head: '', closed: false, fault: null }
  const wrong = (what: NonNullable<JournalVerdict['fault']>['what']) => {
    verdict.fault = { sequence: verdict.records, what }
    return verdict
  }
  if (new TextDecoder().decode(bytes.subarray(0, 8)) !== mark) return wrong('mark')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const key = bytesOf(houseKey)
  let before = new Uint8Array(32)
  for (let at = 8; at < bytes.length; ) {
    if (at + 44 > bytes.length) return wrong('cut')
    const length = view.getUint32(at, true)
    const sequence = Number(view.getBigUint64(at + 4, true))
    if (at + 44 + length > bytes.length) return wrong('cut')
    if (sequence !== verdict.records) return wrong('sequence')
    const payload = bytes.subarray(at + 12, at + 12 + length)
    const hash = bytes.slice(at + 12 + length, at + 44 + length)
    if (hexOf(linkOf(before, sequence, payload)) !== hexOf(hash)) return wrong('link')
    verdict.closed = false
    if (isSeal(payload)) {
      if (!sealHolds(payload, sequence, before, key)) return wrong('seal')
      verdict.seals += 1
      verdict.closed = payload[1] === 1
    }
    before = hash
    verdict.records += 1
    at += 44 + length
  }
  verdict.head = hexOf(before)
  return verdict
}
