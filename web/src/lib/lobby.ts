// Opening tables, and what the lobby shows of those that are open.

import { ask, get, type GameOffered, post, type TableSummary } from './api'
import { arrive } from './arrive'
import { session } from './session.svelte'
import type { AnyView } from './table.svelte'

export type Plan = GameOffered & { profile: string; minimum?: string; name?: string }

// Some games need people on both sides of the table.
const botsAtFirst = (seats: number) => Math.max(5, Math.min(8, seats - 2))
// A newcomer has time to read; bots need none.
const waits = { betting: 15000, decision: 40000, dealing: 700, bots: 300 }

// Opens a table, comes to it, and lets bots take seats where they may.
export async function openTable(plan: Plan): Promise<string> {
  if (!session.me) await session.comeIn()
  const { table, seats } = await post<TableSummary>('/api/tables', {
    ...plan,
    waits,
    'bots-by': 'players',
  })
  await Promise.all([arrive(table), session.look()]) // one directs what one opens
  if (plan.profile !== 'regulated')
    await ask('PUT', `/api/tables/${table}/bots`, { count: botsAtFirst(seats) })
  return table
}

// For somebody who has never been here: chemin de fer where it is played, with help.
export function firstGame(games: GameOffered[]): GameOffered {
  return games.find((one) => one.game === 'chemin-de-fer' && one.regulation === 'as11') ?? games[0]!
}

export type Seen = { people: string[]; bots: number; seated: number; bank: string; most: string }

export async function look(table: string): Promise<Seen> {
  const { view } = await get<{ view: AnyView }>(`/api/tables/${table}/view`)
  const persons = view.places.map((place) => place.person)
  const bank = view['bank'] as { banker?: string; holder?: string | null } | null | undefined
  const isBot = (person: string) => /^bot\d+$/.test(person)
  return {
    people: persons.filter((person) => !isBot(person)),
    bots: persons.filter(isBot).length,
    seated: view.places.filter((place) => !place.standing).length,
    bank: bank?.banker ?? bank?.holder ?? '',
    most: String(view['bank-maximum'] ?? view['maximum'] ?? ''),
  }
}
