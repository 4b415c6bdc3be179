// An evening from what the house tells: coups between its seals, and what each brought.

import { cents } from '../../lib/money'
import type { AnyEvent } from '../../lib/table.svelte'

export interface HistoryRecord {
  sequence: number
  at: number
  hash?: string // of a seal
  events: AnyEvent[]
}
export interface Entry {
  sequence: number
  amount: string
  reason: string
}
export interface Step {
  sequence: number
  at: number
  event: AnyEvent
}
export interface Coup {
  table: string
  from: number // its first record
  seal: number // its last
  hash: string
  at: number
  steps: Step[]
  net: bigint // without what was bought and redeemed
  balance: bigint // at this table, after it
}

const isExchange = (reason: string) => reason === 'chips-sold' || reason === 'chips-redeemed'

const names = (event: AnyEvent, person: string): boolean =>
  Object.entries(event).some(
    ([field, value]) =>
      field !== 'said' && (value === person || (Array.isArray(value) && value.includes(person)))
  )

// Those in which this person had a part. A seal is a record without events; what no seal covers
// yet is still being played.
export function coupsOf(
  table: string,
  history: readonly HistoryRecord[],
  account: readonly Entry[],
  person: string
): Coup[] {
  const coups: Coup[] = []
  let records: HistoryRecord[] = []
  let balance = 0n
  let next = 0
  for (const record of history) {
    records.push(record)
    if (record.events.length > 0 || record.sequence === 0) continue
    let net = 0n
    for (; next < account.length && account[next]!.sequence <= record.sequence; next += 1) {
      const entry = account[next]!
      balance += cents(entry.amount)
      if (!isExchange(entry.reason)) net += cents(entry.amount)
    }
    const steps = records.flatMap(({ sequence, at, events }) =>
      events.map((event) => ({ sequence, at, event }))
    )
    const ended = steps.some(
      (step) => step.event.event === 'coup-ended' || step.event.event === 'coup-decided'
    )
    const took = steps.some(
      (step) =>
        names(step.event, person) &&
        !['admitted', 'chips-sold', 'chips-redeemed', 'seated'].includes(step.event.event)
    )
    if (net !== 0n || (ended && took))
      coups.push({
        table,
        from: records[0]!.sequence,
        seal: record.sequence,
        hash: record.hash ?? '',
        at: record.at,
        steps,
        net,
        balance,
      })
    records = []
  }
  return coups
}

export interface Moment {
  at: number
  total: bigint
}

// What a person had in hand and on the felt, over all tables, after each entry.
export function momentsOf(
  tables: readonly { history: readonly HistoryRecord[]; account: readonly Entry[] }[]
): Moment[] {
  const entries = tables
    .flatMap(({ history, account }) => {
      const at = new Map(history.map((one) => [one.sequence, one.at]))
      return account.map((one) => ({ at: at.get(one.sequence) ?? 0, amount: cents(one.amount) }))
    })
    .sort((a, b) => a.at - b.at)
  let total = 0n
  const moments: Moment[] = []
  for (const { at, amount } of entries) {
    total += amount
    // A payment and what is deducted from it are one moment.
    if (moments.at(-1)?.at === at) moments.at(-1)!.total = total
    else moments.push({ at, total })
  }
  return moments
}

// What is best told of a coup in one line.
export function gist(coup: Coup): string {
  const telling = ['number-announced', 'coup-decided', 'ruling-given', 'coup-annulled']
  const best = coup.steps.findLast((step) => telling.includes(step.event.event) && step.event.said)
  return (best ?? coup.steps.findLast((step) => step.event.said))?.event.said ?? ''
}
