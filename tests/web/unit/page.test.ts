import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ring } from '../../../web/src/felts/ring/geometry'
import { grouped, keysOf, labelOf, lineOf, stakeOf } from '../../../web/src/lib/options'
import { isIncident, isKeeping, isRuling, numbersOf } from '../../../web/src/pages/desks/parts/acts'

const frame = { width: 1000, height: 640, rx: 340, ry: 230, top: 320, seats: 14, staffBelow: false }

test('every place has the same length of the rail, from the left of the croupier round', () => {
  const ring = new Ring(frame)
  const spots = Array.from({ length: 14 }, (_, i) => ring.spot(i + 1))
  const gaps = spots
    .slice(1)
    .map((spot, i) => Math.hypot(spot.x - spots[i]!.x, spot.y - spots[i]!.y))
  assert.ok(Math.max(...gaps) / Math.min(...gaps) < 1.15)
  assert.ok(spots[0]!.x < 500 && spots[13]!.x > 500)
  assert.ok(spots[0]!.y < 320 && spots[13]!.y < 320)
})

test('with staff on both sides the places are divided between left and right', () => {
  const ring = new Ring({ ...frame, staffBelow: true })
  for (let seat = 1; seat <= 14; ++seat) assert.equal(ring.spot(seat).x < 500, seat <= 7)
})

test('numbered from below, the right side comes first, and both begin there', () => {
  const ring = new Ring({ ...frame, seats: 10, staffBelow: true, fromBelow: true })
  const at = (seat: number) => ring.spot(seat)
  for (let seat = 1; seat <= 10; ++seat) assert.equal(at(seat).x > 500, seat <= 5)
  assert.ok(at(1).y > at(5).y && at(6).y > at(10).y)
})

test('offsets go outwards along the normal', () => {
  const ring = new Ring(frame)
  const [inner, outer] = [ring.spot(4, -50), ring.spot(4, 50)]
  assert.ok(Math.hypot(inner.x - 500, inner.y - 320) < Math.hypot(outer.x - 500, outer.y - 320))
  assert.ok(Math.abs(Math.hypot(outer.x - inner.x, outer.y - inner.y) - 100) < 0.01)
})

test('a label is a title and what it does', () => {
  const words = { commands: { carta: '«carta»: pedir', sit: 'sentarse' }, fields: {}, values: {} }
  assert.deepEqual(labelOf(words, 'carta'), { title: 'Carta', about: 'Pedir' })
  assert.deepEqual(labelOf(words, 'sit'), { title: 'Sentarse', about: '' })
  assert.deepEqual(labelOf(words, 'take-bank'), { title: 'Take bank', about: '' })
})

test('each act has a key of its own, its initial where that is free', () => {
  assert.deepEqual(keysOf(['Carta', 'No', 'Abatir']), ['C', 'N', 'A'])
  assert.deepEqual(keysOf(['Banco', 'Banco con la mesa', 'Banco seguido']), ['B', 'M', 'S'])
  const many = keysOf(['No', 'No', 'No'])
  assert.equal(new Set(many.filter(Boolean)).size, many.filter(Boolean).length)
})

test('a stake is an amount with at most one choice before it', () => {
  const amounts = {
    name: 'stake',
    kind: 'amounts',
    least: '5',
    greatest: '500',
    step: '5',
  } as const
  const on = { name: 'on', kind: 'one-of', values: ['punto'] } as const
  const bet = {
    command: 'bet',
    act: 'play' as const,
    fields: [{ ...on, values: ['punto'] }, amounts],
  }
  assert.equal(stakeOf(bet)?.choice?.name, 'on')
  assert.equal(stakeOf({ ...bet, fields: [amounts] })?.choice, null)
  assert.equal(stakeOf({ ...bet, fields: [] }), null)
  assert.equal(grouped([bet, bet]).length, 1)
})

test('a command is written in the notation, with only its texts between quotes', () => {
  const text = { name: 'reason', kind: 'text', 'greatest-length': 200 } as const
  const rule = { command: 'rule', act: 'never' as const, fields: [text] }
  const line = lineOf({ command: 'rule', reason: 'a "lamp"\nfell \\', total: 7 }, [rule])
  assert.equal(line, 'rule reason="a \\"lamp\\"\\nfell \\\\" total=7')
  const cut = { command: 'show', hand: 'punto', cards: ['7s', 'Qh'], seat: '3' }
  assert.equal(lineOf(cut, []), 'show hand=punto cards=7s,Qh seat=3')
})

test('what an act is to the people who serve, the house says', () => {
  const option = (staff?: 'keeping' | 'report' | 'ruling') => ({
    command: 'whatever',
    act: 'never' as const,
    fields: [],
    ...(staff ? { staff } : {}),
  })
  assert.deepEqual(
    [undefined, 'keeping', 'report', 'ruling'].map((staff) => {
      const one = option(staff as 'report')
      return [isKeeping(one), isIncident(one), isRuling(one)]
    }),
    [
      [false, false, false],
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]
  )
})

test('only numbers are asked for by their digits', () => {
  const field = (...values: string[]) => ({ name: 'it', kind: 'one-of' as const, values })
  assert.deepEqual(numbersOf(field('0', '17')), [0, 17])
  assert.equal(numbersOf(field('0', 'punto')), null)
})
