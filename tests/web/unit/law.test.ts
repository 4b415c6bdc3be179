import assert from 'node:assert/strict'
import { test } from 'node:test'
import { difference, finds, marked, pairs, type Row } from '../../../web/src/pages/law/law'

const row = (id: string, es: string, parallel?: string): Row => ({
  id,
  provenance: 'article',
  regulation: id.split('.')[0]!,
  game: 'g',
  article: 'I',
  kind: 'bet',
  testable: 'engine',
  text: { es, en: `${es} in English` },
  source: { file: 'f', line: 1 },
  ...(parallel ? { parallel } : {}),
})

test('rules stand beside their counterparts, and one’s own where they follow', () => {
  const left = [
    row('es79.a', 'uno', 'as11.a'),
    row('es79.b', 'dos'),
    row('es79.c', 'tres', 'as11.c'),
  ]
  const right = [
    row('as11.0', 'cero'),
    row('as11.a', 'uno', 'es79.a'),
    row('as11.x', 'extra'),
    row('as11.c', 'tres y pico', 'es79.c'),
  ]
  const shown = pairs(left, right).map((one) => [one.left?.id, one.right?.id, one.same])
  assert.deepEqual(shown, [
    [undefined, 'as11.0', false],
    ['es79.a', 'as11.a', true],
    [undefined, 'as11.x', false],
    ['es79.b', undefined, false],
    ['es79.c', 'as11.c', false],
  ])
})

test('the words that differ are named on both sides', () => {
  const [left, right] = difference('pierde la mitad de todo', 'pierde un cuarto de todo')
  assert.deepEqual(left, [
    { text: 'pierde', changed: false },
    { text: 'la mitad', changed: true },
    { text: 'de todo', changed: false },
  ])
  assert.deepEqual(
    right.filter((one) => one.changed),
    [{ text: 'un cuarto', changed: true }]
  )
  assert.equal(difference('a b', 'a b')[0].length, 1)
})

test('a search takes every word, without accents, in both languages and in names', () => {
  const one = row('es79.01.II-b', 'La prisión y el cero')
  assert.ok(finds(one, 'prision CERO'))
  assert.ok(finds(one, 'english'))
  assert.ok(finds(one, '01.ii'))
  assert.ok(!finds(one, 'prision uno'))
})

test('what was looked for is marked', () => {
  assert.deepEqual(
    marked('La prisión y el cero', 'prision').filter((one) => one.changed),
    [{ text: 'prisión', changed: true }]
  )
  assert.deepEqual(marked('Nada', ''), [{ text: 'Nada', changed: false }])
})
