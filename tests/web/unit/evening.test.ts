import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  coupsOf,
  gist,
  momentsOf,
  type HistoryRecord,
} from '../../../web/src/pages/evening/evening'

const event = (name: string, more: object = {}) => ({
  event: name,
  said: name,
  'by-articles': [],
  ...more,
})
const record = (sequence: number, ...events: ReturnType<typeof event>[]): HistoryRecord => ({
  sequence,
  at: 1000 + sequence,
  hash: `h${sequence}`,
  events,
})

const history = [
  record(0, event('table-opened')),
  record(1, event('chips-sold', { to: 'ana' })),
  record(2, event('bet-placed', { by: 'ana' })),
  record(3, event('number-announced', { number: 7 })),
  record(4, event('bet-won', { by: 'ana' }), event('coup-ended')),
  record(5),
  record(6, event('bet-placed', { by: 'blas' })),
  record(7, event('bet-lost', { by: 'blas' }), event('coup-ended')),
  record(8),
  record(9, event('bet-placed', { by: 'ana' })),
]
const account = [
  { sequence: 1, amount: '100', reason: 'chips-sold' },
  { sequence: 4, amount: '35', reason: 'winnings' },
  { sequence: 4, amount: '-0.50', reason: 'deduction' },
]

test('a coup is what lies between two seals, and counts where one has played', () => {
  const coups = coupsOf('t1', history, account, 'ana')
  assert.equal(coups.length, 1)
  assert.deepEqual([coups[0]!.from, coups[0]!.seal, coups[0]!.hash], [0, 5, 'h5'])
  assert.equal(gist(coups[0]!), 'number-announced')
})

test('its result leaves out what was bought', () => {
  const [coup] = coupsOf('t1', history, account, 'ana')
  assert.equal(coup!.net, 3450n)
  assert.equal(coup!.balance, 13450n)
})

test('what one had, over time: one moment for each record', () => {
  assert.deepEqual(momentsOf([{ history, account }]), [
    { at: 1001, total: 10000n },
    { at: 1004, total: 13450n },
  ])
})
