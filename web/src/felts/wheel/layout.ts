// Where chances lie on a cloth, in units of its own. The numbers and their colours come from the
// house's view; a chance lies where its numbers meet. All of this is a drawing, not a rule: only
// what `options` offers can be bet on.

import { chance } from './chances'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Spot {
  name: string
  x: number
  y: number
  box: Box | null; // a chance with a field of its own on the cloth takes all of it
}
export interface NumberCell extends Box {
  number: number
}
export interface Field extends Box {
  name: string
}
export interface Cloth {
  width: number
  height: number
  cells: NumberCell[]
  fields: Field[]; // dozens, columns, simple chances
  spot(name: string): Spot | null
}

export interface Numbers {
  wheel: number[]
  red: number[]
  black: number[]
}

const centre = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

// The numbers with a colour, in rising order, and the others: the zero, or the five of the boule.
export function sorted(numbers: Numbers): { coloured: number[]; others: number[] } {
  const coloured = [...numbers.red, ...numbers.black].sort((a, b) => a - b)
  const others = [...new Set(numbers.wheel)].filter((one) => !coloured.includes(one))
  return { coloured, others }
}

export interface Measures {
  cell: { width: number; height: number }
  upright: boolean; // streets one below the other, as on a phone
  zero: number; // how long the zero's field is
}

// A cloth of streets of three, with the zero at its head. Lying, the first column is at the
// bottom; upright, it is on the left. Fields around it are placed by the caller.
export function streets(numbers: Numbers, measures: Measures, fields: Field[], size: Box): Cloth {
  const { coloured, others } = sorted(numbers)
  const { cell, upright, zero } = measures
  const cells: NumberCell[] = coloured.map((number, index) => {
    const street = Math.floor(index / 3)
    const lane = index % 3
    return upright
      ? { number, x: lane * cell.width, y: zero + street * cell.height, ...cell }
      : { number, x: zero + street * cell.width, y: (2 - lane) * cell.height, ...cell }
  })
  const side = 3 * (upright ? cell.width : cell.height)
  others.forEach((number, index) => {
    const share = side / others.length
    cells.push(
      upright
        ? { number, x: index * share, y: 0, width: share, height: zero }
        : { number, x: 0, y: index * share, width: zero, height: share },
    )
  })
  const moved = cells.map((one) => ({ ...one, x: one.x - size.x, y: one.y - size.y }))
  return {
    width: size.width,
    height: size.height,
    cells: moved,
    fields,
    spot: (name) => spotOf(name, moved, fields, upright, new Set(others)),
  }
}

function spotOf(
  name: string,
  cells: readonly NumberCell[],
  fields: readonly Field[],
  upright: boolean,
  zeros: ReadonlySet<number>,
): Spot | null {
  const field = fields.find((one) => one.name === name)
  if (field) return { name, ...centre(field), box: field }
  const { kind, numbers } = chance(name)
  if (kind.startsWith('doble-')) return between(name, kind.slice(6), numbers, fields)
  const own = numbers.map((number) => cells.find((one) => one.number === number))
  if (own.length === 0 || own.some((one) => one === undefined)) return null
  const found = own as NumberCell[]
  const withZero = numbers.length > 1 && numbers.some((one) => zeros.has(one))
  // A whole street or two lie on the cloth's edge: below the first column, or left of it.
  const onEdge = ['transversal', 'seisena'].includes(kind) || (withZero && numbers.length > 3)
  if (numbers.length === 1) return { name, ...centre(found[0]!), box: null }
  const rest = found.filter((one) => !zeros.has(one.number))
  const along = (one: Box) => (upright ? centre(one).y : centre(one).x)
  const across = (one: Box) => (upright ? centre(one).x : centre(one).y)
  const edge = upright
    ? Math.min(...cells.map((one) => one.x))
    : Math.max(...cells.map((one) => one.y + one.height))
  let a = mean(found.map(along))
  let b = mean(found.map(across))
  if (withZero) {
    a = Math.min(...rest.map((one) => (upright ? one.y : one.x)))
    b = numbers.length > 3 ? edge : mean(rest.map(across))
  } else if (onEdge) {
    b = edge
  }
  return upright ? { name, x: b, y: a, box: null } : { name, x: a, y: b, box: null }
}

// Two columns or dozens that touch: on the line between their fields.
function between(
  name: string,
  kind: string,
  numbers: readonly number[],
  fields: readonly Field[],
): Spot | null {
  const found = numbers.map((number) => fields.find((one) => one.name === `${kind}-${number}`))
  if (found.length === 0 || found.some((one) => one === undefined)) return null
  const spots = (found as Field[]).map(centre)
  return { name, x: mean(spots.map((one) => one.x)), y: mean(spots.map((one) => one.y)), box: null }
}

// The chance that is meant by a point: the nearest that lies on a line or a number within reach,
// or else the field around it.
export function spotAt(spots: readonly Spot[], x: number, y: number, reach: number): Spot | null {
  let best: Spot | null = null
  let least = reach
  for (const one of spots) {
    if (one.box) continue
    const distance = Math.hypot(one.x - x, one.y - y)
    if (distance < least) {
      least = distance
      best = one
    }
  }
  if (best) return best
  return (
    spots.find(
      ({ box }) =>
        box && x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    ) ?? null
  )
}

// The next chance in a direction, for the arrow keys: near, and rather straight ahead.
export function spotBeside(
  spots: readonly Spot[],
  from: Spot,
  dx: number,
  dy: number,
): Spot | null {
  let best: Spot | null = null
  let least = Infinity
  for (const one of spots) {
    const ahead = (one.x - from.x) * dx + (one.y - from.y) * dy
    const aside = Math.abs((one.x - from.x) * dy) + Math.abs((one.y - from.y) * dx)
    if (ahead < 1 || aside > 2 * ahead + 4) continue
    const cost = ahead + 3 * aside
    if (cost < least) {
      least = cost
      best = one
    }
  }
  return best
}
