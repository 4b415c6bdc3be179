// The tables that were visited from this browser: the house lists only those where chips lie.

export type Visited = { table: string; game: string; regulation: string; name: string }

const key = 'sabot-visited'

export function visited(): Visited[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Visited[]
  } catch {
    return []
  }
}

export function remember(one: Visited) {
  const others = visited().filter((other) => other.table !== one.table)
  localStorage.setItem(key, JSON.stringify([one, ...others].slice(0, 12)))
}
