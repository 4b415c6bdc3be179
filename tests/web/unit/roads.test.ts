import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  beadPlate,
  bigEyeBoy,
  bigRoad,
  cockroachRoad,
  lastColumns,
  layOut,
  smallRoad,
  type Winner,
} from '../../../web/src/roads/roads'

const read = (text: string): Winner[] =>
  [...text].map((one) => (one === 'P' ? 'punto' : one === 'B' ? 'banca' : 'empate'))
const drawn = (marks: { column: number; row: number }[]) =>
  marks.map((mark) => `${mark.column},${mark.row}`).join(' ')
const colours = (marks: { colour: string }[]) =>
  marks.map((mark) => mark.colour[0]!.toUpperCase()).join('')

test('the bead plate fills columns of six', () => {
  const beads = beadPlate(read('PPBETPB'.replace('T', 'E')))
  assert.equal(drawn(beads), '0,0 0,1 0,2 0,3 0,4 0,5 1,0')
  assert.equal(beads[3]!.winner, 'empate')
})

test('the big road begins a column with every change of winner', () => {
  assert.equal(drawn(bigRoad(read('PPBPB'))), '0,0 0,1 1,0 2,0 3,0')
})

test('ties before the first result wait for it and then stand on it', () => {
  assert.deepEqual(bigRoad(read('EE')), [{ column: 0, row: 0, winner: null, ties: 2 }])
  assert.deepEqual(bigRoad(read('EEB')), [{ column: 0, row: 0, winner: 'banca', ties: 2 }])
})

test('ties stack on the result before them and end no run', () => {
  const marks = bigRoad(read('BEEEBP'))
  assert.deepEqual(
    marks.map((mark) => mark.ties),
    [3, 0, 0]
  )
  assert.equal(drawn(marks), '0,0 0,1 1,0')
})

test('a tie after a first tie and a result adds to that result', () => {
  assert.equal(bigRoad(read('EPE'))[0]!.ties, 2)
})

test('a run longer than six turns to the right', () => {
  assert.equal(drawn(bigRoad(read('PPPPPPPP'))), '0,0 0,1 0,2 0,3 0,4 0,5 1,5 2,5')
})

test('a run beside a tail turns above it, and stays in its row', () => {
  const marks = bigRoad(read('PPPPPPPP' + 'BBBBBBB'))
  assert.equal(drawn(marks.slice(8)), '1,0 1,1 1,2 1,3 1,4 2,4 3,4')
})

test('tails upon tails turn higher and higher, and a new run finds a free column', () => {
  const places = layOut([8, 8, 8, 8, 8, 8, 1, 1])
  const all = places.flat().map((place) => `${place.column},${place.row}`)
  assert.equal(new Set(all).size, all.length, 'no two marks in one place')
  // The sixth run meets the fifth's tail in the second row, and lies in the first row.
  assert.equal(drawn(places[5]!.slice(0, 3)), '5,0 6,0 7,0')
  assert.equal(drawn(places[6]!), '13,0')
  assert.equal(drawn(places[7]!), '14,0')
})

test('the derived roads begin at the second result of a column, or the next one’s first', () => {
  assert.equal(bigEyeBoy(read('PB')).length, 0)
  assert.equal(bigEyeBoy(read('PBB')).length, 1)
  assert.equal(bigEyeBoy(read('PBP')).length, 1)
  assert.equal(smallRoad(read('PBP')).length, 0)
  assert.equal(smallRoad(read('PBPP')).length, 1)
  assert.equal(smallRoad(read('PBPB')).length, 1)
  assert.equal(cockroachRoad(read('PBPB')).length, 0)
  assert.equal(cockroachRoad(read('PBPBB')).length, 1)
  assert.equal(cockroachRoad(read('PBPBP')).length, 1)
})

test('red says that columns are alike, blue that they are not', () => {
  // Columns 2, 2: the second result of the second has one beside it; then two equal columns.
  assert.equal(colours(bigEyeBoy(read('PPBBP'))), 'RR')
  // A third result beside a column of two: the first that has none beside it is blue, later red.
  assert.equal(colours(bigEyeBoy(read('PPBBBB'))), 'RBR')
  assert.equal(colours(bigEyeBoy(read('PBBP'))), 'BB')
  assert.equal(colours(smallRoad(read('PPBPPB'))), 'RR')
  assert.equal(colours(smallRoad(read('PBPPB'))), 'BB')
})

test('ties count for nothing in the derived roads', () => {
  const without = bigEyeBoy(read('PPBBBPPB'))
  assert.deepEqual(bigEyeBoy(read('EPEPBEEBBPPEB')), without)
})

test('a tail counts as long as its run in the derived roads', () => {
  // Both columns have eight, though the second is drawn with five rows and a tail.
  assert.equal(colours(bigEyeBoy(read('PPPPPPPPBBBBBBBBP'))), 'RRRRRRRR')
})

test('a long road shows its last columns', () => {
  const marks = bigRoad(read('PBPBPBPB'))
  assert.equal(drawn(lastColumns(marks, 3)), '0,0 1,0 2,0')
  assert.equal(lastColumns(marks, 20).length, 8)
})
