// The cloths: the French one as it lies beside the wheel, the American one, the boule's, and a
// third of a cloth upright, for a phone. Units are those of the pictures; each is drawn to fit.

import { type Box, type Cloth, type Field, type Numbers, sorted, streets } from './layout'

const cell = { width: 66, height: 72 }
const zero = 66
const outside = 84 // the simple chances' fields
const aside = 162 // the columns' fields

const row = (names: string[], box: Box): Field[] =>
  names.map((name, index) => ({
    name,
    x: box.x + (index * box.width) / names.length,
    y: box.y,
    width: box.width / names.length,
    height: box.height,
  }))
const columns = (names: string[], box: Box): Field[] =>
  names.map((name, index) => ({
    name,
    x: box.x,
    y: box.y + (index * box.height) / names.length,
    width: box.width,
    height: box.height / names.length,
  }))

const lengthOf = (numbers: Numbers) => Math.ceil(sorted(numbers).coloured.length / 3) * cell.width

// Simple chances above and below, columns at the end, dozens in the corners.
export function lyingCloth(numbers: Numbers): Cloth {
  const length = lengthOf(numbers)
  const middle = { x: zero, y: outside, width: length, height: 3 * cell.height }
  const end = zero + length
  const fields = [
    ...row(['pasa', 'par', 'negro'], { ...middle, y: 0, height: outside }),
    ...row(['falta', 'impar', 'rojo'], { ...middle, y: outside + middle.height, height: outside }),
    ...columns(['columna-3', 'columna-2', 'columna-1'], { ...middle, x: end, width: aside }),
    ...row(['docena-1', 'docena-2', 'docena-3'],
      { x: end, y: outside + middle.height, width: aside, height: outside }),
    // Printed twice: a stake lies on the lower ones.
    ...row(['docena-1', 'docena-2', 'docena-3'], { x: end, y: 0, width: aside, height: outside }),
  ]
  const size = { x: 0, y: -outside, width: end + aside, height: middle.height + 2 * outside }
  return streets(numbers, { cell, upright: false, zero }, fields, size)
}

// Dozens along the numbers, the simple chances in one row below them, columns at the end.
export function americanCloth(numbers: Numbers): Cloth {
  const length = lengthOf(numbers)
  const height = 3 * cell.height
  const below = 64
  const fields = [
    ...columns(['columna-3', 'columna-2', 'columna-1'],
      { x: zero + length, y: 0, width: cell.width * 1.3, height }),
    ...row(['docena-1', 'docena-2', 'docena-3'],
      { x: zero, y: height, width: length, height: below }),
    ...row(['falta', 'par', 'rojo', 'negro', 'impar', 'pasa'],
      { x: zero, y: height + below, width: length, height: below }),
  ]
  const size = { x: 0, y: 0, width: zero + length + cell.width * 1.3, height: height + 2 * below }
  return streets(numbers, { cell, upright: false, zero }, fields, size)
}

// Nine fields, the one without a colour in the middle, and the simple chances on both sides, or
// below them on a phone.
export function bouleCloth(numbers: Numbers, upright = false): Cloth {
  const { coloured, others } = sorted(numbers)
  const side = coloured.length / 2
  const size = 104
  const wide = 132
  const wing = upright ? 0 : 168
  const half = (names: number[], x: number) =>
    names.map((number, index) => ({
      number,
      x: x + (index % 2) * size,
      y: Math.floor(index / 2) * size,
      width: size,
      height: size,
    }))
  const right = wing + 2 * size + wide
  const height = Math.ceil(side / 2) * size
  const cells = [
    ...half(coloured.slice(0, side), wing),
    ...others.map((number) => ({ number, x: wing + 2 * size, y: 0, width: wide, height })),
    ...half(coloured.slice(side), right),
  ]
  const width = right + 2 * size + wing
  const below = 72
  const simple = upright
    ? [...row(['falta', 'impar', 'negro'], { x: 0, y: height, width, height: below }),
      ...row(['pasa', 'par', 'rojo'], { x: 0, y: height + below, width, height: below })]
    : [...columns(['falta', 'impar', 'negro'], { x: 0, y: 0, width: wing, height }),
      ...columns(['pasa', 'par', 'rojo'], { x: right + 2 * size, y: 0, width: wing, height })]
  const fields = [
    ...simple,
    ...cells.map((one) => ({ ...one, name: `numero-${one.number}` })),
  ]
  return {
    width,
    height: upright ? height + 2 * below : height,
    cells,
    fields: simple,
    spot: (name) => {
      const field = fields.find((one) => one.name === name)
      return field
        ? { name, x: field.x + field.width / 2, y: field.y + field.height / 2, box: field }
        : null
    },
  }
}

export const thirdStreets = 4
export const thirdCell = { width: 112, height: 78 }
const gutter = 44
const peek = 22 // how much is seen of the streets before and after

// Four streets upright, with a gutter for the streets' own chances; the zero heads the first.
export function uprightThird(numbers: Numbers, third: number): Cloth {
  const { coloured } = sorted(numbers)
  const all = Math.ceil(coloured.length / 3)
  const head = 64
  const first = third * thirdStreets
  const y = first === 0 ? 0 : head + first * thirdCell.height - peek
  const until = Math.min(head + all * thirdCell.height,
    head + (first + thirdStreets) * thirdCell.height + (first + thirdStreets < all ? peek : 0))
  const size = { x: -gutter, y, width: gutter + 3 * thirdCell.width, height: until - y }
  return streets(numbers, { cell: thirdCell, upright: true, zero: head }, [], size)
}
