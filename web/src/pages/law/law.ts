// The catalogue as the rule book shows it: rules of two regulations side by side, what differs
// between them, and what a search finds.

export interface Row {
  id: string
  provenance: 'article' | 'interpretation' | 'setting'
  regulation: string | null
  game: string
  article: string
  kind: string
  testable: string
  text: { es: string; en: string }
  reason?: { es: string; en: string }
  source: { file: string; line: number }
  parallel?: string
  interpretations?: string[]
  inferred?: boolean | string
  note?: string | { es: string; en: string }
}

export interface Pair {
  left: Row | null
  right: Row | null
  same: boolean
}

// In the order of the left regulation; what only the right one has stands behind what it follows
// there.
export function pairs(left: readonly Row[], right: readonly Row[]): Pair[] {
  const counterpart = new Map<string, Row>()
  for (const row of right) if (row.parallel) counterpart.set(row.parallel, row)
  const matched = new Map<string, string>()
  for (const row of left) {
    const other = counterpart.get(row.id)
    if (other) matched.set(other.id, row.id)
  }
  // The right one's own rows, by the row of the left that comes before them.
  const own = new Map<string, Row[]>()
  let behind = ''
  for (const row of right) {
    const partner = matched.get(row.id)
    if (partner !== undefined) behind = partner
    else own.set(behind, [...(own.get(behind) ?? []), row])
  }
  const alone = (row: Row): Pair => ({ left: null, right: row, same: false })
  return [
    ...(own.get('') ?? []).map(alone),
    ...left.flatMap((row) => {
      const other = counterpart.get(row.id) ?? null
      const same = other !== null && other.text.es === row.text.es
      return [{ left: row, right: other, same }, ...(own.get(row.id) ?? []).map(alone)]
    }),
  ]
}

export interface Piece {
  text: string
  changed: boolean
}

// The words of both texts; those that the other has not, too, are changed.
export function difference(a: string, b: string): [Piece[], Piece[]] {
  const [left, right] = [a.split(' '), b.split(' ')]
  const common = Array.from({ length: left.length + 1 }, () =>
    new Array<number>(right.length + 1).fill(0))
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      common[i]![j] = left[i] === right[j] ? common[i + 1]![j + 1]! + 1
        : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const pieces: [Piece[], Piece[]] = [[], []]
  const add = (side: 0 | 1, word: string, changed: boolean) => {
    const last = pieces[side].at(-1)
    if (last?.changed === changed) last.text += ` ${word}`
    else pieces[side].push({ text: word, changed })
  }
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      add(0, left[i++]!, false)
      add(1, right[j++]!, false)
    } else if (j >= right.length || (i < left.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      add(0, left[i++]!, true)
    } else {
      add(1, right[j++]!, true)
    }
  }
  return pieces
}

const plain = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase()

// Every word must be there, in either language, or in the rule's name.
export function finds(row: Row, query: string): boolean {
  const text = plain(`${row.id} ${row.article} ${row.text.es} ${row.text.en}`)
  return plain(query).split(/\s+/).every((word) => text.includes(word))
}

// A text cut where the words that were looked for stand, so that they can be marked.
export function marked(text: string, query: string): Piece[] {
  const words = plain(query).split(/\s+/).filter((word) => word.length > 1)
  if (words.length === 0) return [{ text, changed: false }]
  const base = plain(text)
  // Accents have gone from one of them: only where both are as long can a place be named.
  if (base.length !== text.length) return [{ text, changed: false }]
  const hits = new Array<boolean>(text.length).fill(false)
  for (const word of words)
    for (let at = base.indexOf(word); at >= 0; at = base.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length)
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1)
    if (last && last.changed === hits[at]) last.text += text[at]
    else pieces.push({ text: text[at]!, changed: hits[at]! })
  }
  return pieces
}
