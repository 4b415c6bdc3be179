// The five roads of punto y banca, as pure functions of the results of a talla. A road is a list
// of marks with the column and row where they are drawn; nothing here knows how they look.

export type Winner = 'punto' | 'banca' | 'empate'

export const ROWS = 6

export interface Place {
  column: number
  row: number
}
export interface Bead extends Place {
  winner: Winner
}
export interface BigMark extends Place {
  // Nobody, where the talla has had nothing but ties so far.
  winner: 'punto' | 'banca' | null
  ties: number
}
export type Colour = 'red' | 'blue'
export interface DerivedMark extends Place {
  colour: Colour
}
// One column of the big road as it is counted, however it is drawn: a run of one winner.
interface Run {
  winner: 'punto' | 'banca'
  ties: number[]; // after each of its results; those before the first of all count as its own
}

export function beadPlate(results: readonly Winner[]): Bead[] {
  return results.map((winner, index) => ({
    winner,
    column: Math.floor(index / ROWS),
    row: index % ROWS,
  }))
}

function runsOf(results: readonly Winner[]): { runs: Run[]; tiesFirst: number } {
  const runs: Run[] = []
  let tiesFirst = 0
  for (const winner of results) {
    const last = runs.at(-1)
    if (winner === 'empate') {
      if (last) last.ties[last.ties.length - 1]! += 1
      else tiesFirst += 1
    } else if (last?.winner === winner) {
      last.ties.push(0)
    } else {
      runs.push({ winner, ties: [last ? 0 : tiesFirst] })
    }
  }
  return { runs, tiesFirst }
}

// Where runs of these lengths are drawn: each begins in the first row, beside the one before, goes
// down until it meets the last row or another run's tail, and then to the right.
export function layOut(lengths: readonly number[]): Place[][] {
  const taken = new Set<number>()
  const key = (column: number, row: number) => column * ROWS + row
  let start = -1
  return lengths.map((length) => {
    start += 1
    while (taken.has(key(start, 0))) start += 1
    const places: Place[] = []
    let column = start
    let row = 0
    let turned = false
    for (let count = 0; count < length; count += 1) {
      if (count > 0) {
        turned ||= row + 1 === ROWS || taken.has(key(column, row + 1))
        if (turned) column += 1
        else row += 1
      }
      taken.add(key(column, row))
      places.push({ column, row })
    }
    return places
  })
}

export function bigRoad(results: readonly Winner[]): BigMark[] {
  const { runs, tiesFirst } = runsOf(results)
  if (runs.length === 0)
    return tiesFirst > 0 ? [{ column: 0, row: 0, winner: null, ties: tiesFirst }] : []
  const places = layOut(runs.map((run) => run.ties.length))
  return runs.flatMap((run, index) =>
    run.ties.map((ties, at) => ({ ...places[index]![at]!, winner: run.winner, ties })),
  )
}

// The colours of a derived road, which compares each result's column with the one `back` columns
// before it: red where the two are alike. Columns are counted as they are, not as they are drawn,
// so that a tail is as long as its run.
function coloursOf(lengths: readonly number[], back: number): Colour[] {
  const colours: Colour[] = []
  lengths.forEach((length, column) => {
    for (let row = 0; row < length; row += 1) {
      if (row === 0) {
        if (column < back + 1) continue
        colours.push(lengths[column - 1] === lengths[column - 1 - back] ? 'red' : 'blue')
      } else {
        if (column < back) continue
        colours.push(lengths[column - back] === row ? 'blue' : 'red')
      }
    }
  })
  return colours
}

function derived(results: readonly Winner[], back: number): DerivedMark[] {
  const colours = coloursOf(
    runsOf(results).runs.map((run) => run.ties.length),
    back,
  )
  const lengths: number[] = []
  colours.forEach((colour, index) => {
    if (colour === colours[index - 1]) lengths[lengths.length - 1]! += 1
    else lengths.push(1)
  })
  return layOut(lengths)
    .flat()
    .map((place, index) => ({ ...place, colour: colours[index]! }))
}

export const bigEyeBoy = (results: readonly Winner[]) => derived(results, 1)
export const smallRoad = (results: readonly Winner[]) => derived(results, 2)
export const cockroachRoad = (results: readonly Winner[]) => derived(results, 3)

// The last columns of a road, moved to begin at 0, so that a long talla fits where it is drawn.
export function lastColumns<M extends Place>(marks: readonly M[], columns: number): M[] {
  const last = marks.reduce((most, mark) => Math.max(most, mark.column), 0)
  const first = Math.max(0, last + 1 - columns)
  return marks
    .filter((mark) => mark.column >= first)
    .map((mark) => ({ ...mark, column: mark.column - first }))
}
