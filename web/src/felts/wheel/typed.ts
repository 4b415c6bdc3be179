// Bets as they are typed: `17 5`, `17-20 5`, `t13`, `c19-23`, `s31`, `col1-2`, `12p-m`, `rojo 50`.
// A text means one of the chances that are offered, or none; then those nearest to it are named.

import { chance, type Chance } from './chances'

export interface Typed {
  on: string
  stake: string | null // as it was typed, with a point
}
export type Reading = { bet: Typed } | { near: string[] }

// Letters that may stand before numbers; the whole name of a kind always may.
const SHORT: Record<string, string[]> = {
  p: ['pleno', 'numero'],
  n: ['numero', 'pleno'],
  k: ['caballo'],
  t: ['transversal'],
  c: ['cuadro'],
  s: ['seisena'],
  col: ['columna', 'doble-columna'],
  d: ['docena', 'doble-docena'],
  doc: ['docena', 'doble-docena'],
}
const DOZENS: Record<string, number> = { p: 1, m: 2, d: 3 }

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()

// The kinds that a word may stand for, by the house's own labels in the language of the page too.
function kindsOf(word: string, kinds: Set<string>, label: (kind: string) => string): string[] {
  const short = SHORT[word]?.filter((kind) => kinds.has(kind)) ?? []
  if (short.length > 0) return short
  const spaced = word.replaceAll(' ', '-')
  return [...kinds].filter((kind) => kind === spaced || plain(label(kind)) === word)
}

function split(text: string): { word: string; numbers: number[]; stake: string | null } | null {
  const dozen = /^12([pmd])(?:-([pmd]))?(?:\s+(\S+))?$/.exec(text)
  if (dozen) {
    const numbers = [dozen[1], dozen[2]].flatMap((one) => (one ? [DOZENS[one]!] : []))
    return { word: 'doc', numbers, stake: dozen[3] ?? null }
  }
  const parts = /^([a-z][a-z -]*?)?[ -]?(\d+(?:-\d+)*)?(?:\s+(\d+(?:[.,]\d{1,2})?))?$/.exec(text)
  if (!parts || (!parts[1] && !parts[2])) return null
  const word = (parts[1] ?? '').trim()
  const numbers = parts[2] ? parts[2].split('-').map(Number) : []
  return { word, numbers, stake: parts[3] ?? null }
}

// How well the numbers typed say which of the chances is meant: all of them, its first and last,
// its first alone, or not at all.
function fit(one: Chance, numbers: readonly number[]): number {
  const own = one.numbers
  if (own.length === numbers.length && own.every((n, at) => n === numbers[at])) return 3
  if (numbers.length === 2 && own[0] === numbers[0] && own.at(-1) === numbers[1]) return 2
  if (numbers.length === 1 && own[0] === numbers[0]) return 1
  return 0
}

export function readBet(
  text: string,
  offered: readonly string[],
  label: (kind: string) => string = (kind) => kind
): Reading {
  const all = offered.map(chance)
  const kinds = new Set(all.map((one) => one.kind))
  const parts = split(plain(text))
  if (!parts) return { near: [] }
  let { word, numbers, stake } = parts
  // A simple chance has no number: the one typed behind it is the stake.
  let meant = word
    ? kindsOf(word, kinds, label)
    : [...kinds].filter((kind) => !/^(doble-)?(col|doc)/.test(kind))
  if (word && numbers.length === 1 && stake === null) {
    const simple = all.find((one) => meant.includes(one.kind) && one.numbers.length === 0)
    if (simple) {
      stake = String(numbers[0])
      numbers = []
    }
  }
  const amount = stake?.replace(',', '.') ?? null
  const among = all.filter((one) => meant.includes(one.kind))
  const order = [...numbers].sort((a, b) => a - b)
  let best = 0
  let found: Chance[] = []
  for (const one of among) {
    const score = one.numbers.length === 0 && order.length === 0 ? 3 : fit(one, order)
    // Without a letter only the numbers themselves are meant: 17-20 is the split, not the square.
    if (score === 0 || (!word && score < 3)) continue
    if (score > best) {
      best = score
      found = [one]
    } else if (score === best) found.push(one)
  }
  if (found.length === 1) return { bet: { on: found[0]!.name, stake: amount } }
  return { near: nearest(all, order) }
}

function nearest(all: readonly Chance[], numbers: readonly number[]): string[] {
  if (numbers.length === 0) return []
  const shared = (one: Chance) => numbers.filter((n) => one.numbers.includes(n)).length
  return all
    .filter((one) => !/^(doble-)?(col|doc)/.test(one.kind) && shared(one) > 0)
    .sort((a, b) => shared(b) - shared(a) || a.numbers.length - b.numbers.length)
    .slice(0, 4)
    .map((one) => one.name)
}
