import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chance, named, offeredBets } from '../../../web/src/felts/wheel/chances'
import { lyingCloth, americanCloth, bouleCloth } from '../../../web/src/felts/wheel/cloths'
import { spotAt, spotBeside, type Spot } from '../../../web/src/felts/wheel/layout'
import { amountOf, cents, rack } from '../../../web/src/felts/wheel/cents'
import type { Option } from '../../../web/src/lib/protocol'
import { readBet } from '../../../web/src/felts/wheel/typed'

const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const numbers = {
  wheel: Array.from({ length: 37 }, (_, n) => n),
  red,
  black: Array.from({ length: 36 }, (_, n) => n + 1).filter((n) => !red.includes(n)),
}
const offered = [
  'pleno-0',
  'pleno-17',
  'pleno-20',
  'caballo-17-20',
  'caballo-17-18',
  'caballo-0-2',
  'transversal-13-14-15',
  'cuadro-19-20-22-23',
  'cuadro-17-18-20-21',
  'seisena-31-36',
  'columna-2',
  'docena-2',
  'doble-columna-1-2',
  'doble-docena-1-2',
  'rojo',
  'negro',
]

test('a name says its kind and its numbers', () => {
  assert.deepEqual(chance('doble-columna-1-2'), {
    name: 'doble-columna-1-2',
    kind: 'doble-columna',
    numbers: [1, 2],
  })
  assert.deepEqual(chance('rojo'), { name: 'rojo', kind: 'rojo', numbers: [] })
})

test('bets and chances are those of the options', () => {
  const options: Option[] = [
    {
      command: 'bet',
      act: 'play',
      fields: [
        { name: 'on', kind: 'one-of', values: ['rojo'] },
        { name: 'stake', kind: 'amounts', least: '5', greatest: '20', step: '0.01' },
      ],
    },
    {
      command: 'withdraw',
      act: 'aside',
      fields: [{ name: 'on', kind: 'one-of', values: ['negro'] }],
    },
  ]
  assert.deepEqual(
    [...offeredBets(options)],
    [['rojo', { least: '5', greatest: '20', step: '0.01' }]]
  )
  assert.deepEqual(named(options, 'withdraw'), ['negro'])
})

const bet = (text: string) => {
  const reading = readBet(text, offered)
  return 'bet' in reading ? `${reading.bet.on} ${reading.bet.stake}` : reading.near
}

test('typed bets', () => {
  assert.equal(bet('17 5'), 'pleno-17 5')
  assert.equal(bet('17'), 'pleno-17 null')
  assert.equal(bet('17-20 5'), 'caballo-17-20 5')
  assert.equal(bet('20-17 2,50'), 'caballo-17-20 2.50')
  assert.equal(bet('t13 5'), 'transversal-13-14-15 5')
  assert.equal(bet('c19-23'), 'cuadro-19-20-22-23 null')
  assert.equal(bet('s31 25'), 'seisena-31-36 25')
  assert.equal(bet('col2 5'), 'columna-2 5')
  assert.equal(bet('col1-2'), 'doble-columna-1-2 null')
  assert.equal(bet('12m'), 'docena-2 null')
  assert.equal(bet('12p-m 10'), 'doble-docena-1-2 10')
  assert.equal(bet('rojo 50'), 'rojo 50')
  assert.equal(bet('Rojo'), 'rojo null')
  assert.equal(bet('caballo-17-20 5'), 'caballo-17-20 5')
})

test('a word of the page’s language is understood', () => {
  const reading = readBet('red 5', offered, (kind) => (kind === 'rojo' ? 'red' : kind))
  assert.deepEqual(reading, { bet: { on: 'rojo', stake: '5' } })
})

test('what is no bet names those nearest to it', () => {
  assert.deepEqual(bet('17-21 5'), [
    'cuadro-17-18-20-21',
    'pleno-17',
    'caballo-17-20',
    'caballo-17-18',
  ])
  assert.deepEqual(bet('xyz'), [])
})

const cloth = lyingCloth(numbers)
const at = (name: string) => {
  const spot = cloth.spot(name)
  assert.ok(spot, name)
  return spot
}

test('chances lie where their numbers meet', () => {
  assert.equal(at('caballo-17-20').y, at('pleno-17').y)
  assert.equal(at('caballo-17-20').x, (at('pleno-17').x + at('pleno-20').x) / 2)
  assert.equal(at('cuadro-17-18-20-21').y, (at('pleno-17').y + at('pleno-18').y) / 2)
  assert.equal(at('transversal-13-14-15').x, at('pleno-14').x)
  assert.ok(at('transversal-13-14-15').y > at('pleno-13').y)
  assert.equal(at('seisena-31-36').x, (at('pleno-31').x + at('pleno-34').x) / 2)
  assert.equal(at('caballo-0-2').y, at('pleno-2').y)
  assert.ok(at('caballo-0-2').x < at('pleno-2').x)
  assert.equal(at('transversal-0-1-2').x, at('caballo-0-2').x)
  assert.equal(at('transversal-0-1-2').y, (at('pleno-1').y + at('pleno-2').y) / 2)
  assert.equal(at('cuadro-0-1-2-3').y, at('transversal-13-14-15').y)
})

test('every cloth has a place for each of its chances, and no two in one place', () => {
  for (const one of [cloth, americanCloth(numbers)]) {
    const names = [
      ...offered,
      'columna-1',
      'columna-3',
      'docena-1',
      'docena-3',
      'par',
      'impar',
      'falta',
      'pasa',
      'doble-columna-2-3',
      'doble-docena-2-3',
    ]
    const places = names.map((name) => one.spot(name))
    assert.ok(places.every((place) => place !== null))
    assert.equal(new Set(places.map((place) => `${place!.x},${place!.y}`)).size, names.length)
  }
  const dish = bouleCloth({
    wheel: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    red: [2, 4, 7, 9],
    black: [1, 3, 6, 8],
  })
  for (const name of ['numero-5', 'numero-9', 'rojo', 'pasa']) assert.ok(dish.spot(name), name)
  assert.equal(cloth.spot('numero-5')?.box ?? null, null)
})

test('a point means the nearest chance, or the field around it', () => {
  const spots = offered.map((name) => cloth.spot(name)).filter((one): one is Spot => one !== null)
  const near = (name: string, dx: number, dy: number) =>
    spotAt(spots, at(name).x + dx, at(name).y + dy, 30)?.name
  assert.equal(near('pleno-17', 5, 5), 'pleno-17')
  assert.equal(near('caballo-17-20', 3, 0), 'caballo-17-20')
  assert.equal(near('rojo', 40, 20), 'rojo')
  assert.equal(spotAt(spots, -100, -100, 30), null)
})

test('arrows go by half a cell', () => {
  const names = [
    'pleno-17',
    'caballo-17-20',
    'pleno-20',
    'caballo-17-18',
    'cuadro-17-18-20-21',
    'pleno-18',
  ]
  const spots = names.map((name) => at(name))
  const from = (name: string, dx: number, dy: number) => spotBeside(spots, at(name), dx, dy)?.name
  assert.equal(from('pleno-17', 1, 0), 'caballo-17-20')
  assert.equal(from('caballo-17-20', 1, 0), 'pleno-20')
  assert.equal(from('pleno-17', 0, -1), 'caballo-17-18')
  assert.equal(from('caballo-17-18', 0, -1), 'pleno-18')
  assert.equal(from('pleno-20', 1, 0), undefined)
})

test('amounts are whole cents, and a rack begins with the least bet', () => {
  assert.equal(cents('12.50'), 1250)
  assert.equal(amountOf(1205), '12.05')
  assert.deepEqual(rack('5', '0.01'), ['5', '10', '25', '50', '100', '500'])
  assert.deepEqual(rack('20', '20'), ['20', '100', '500', '1000', '5000'])
})
