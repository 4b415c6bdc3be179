// The results of the talla under way, from what was told: those of a talla that has ended go.

import { get } from '../lib/api'
import type { AnyEvent } from '../lib/table.svelte'
import type { Winner } from './roads'

export function resultsOf(events: readonly AnyEvent[], before: readonly Winner[] = []): Winner[] {
  let results = [...before]
  for (const event of events) {
    if (event.event === 'talla-ended') results = []
    if (event.event === 'coup-decided') results.push(event['winner'] as Winner)
  }
  return results
}

type Page = { sequence: number; events: AnyEvent[] }[]

// From the table's history, page after page.
export async function pastResults(table: string): Promise<{ results: Winner[]; until: number }> {
  let results: Winner[] = []
  let until = -1
  for (;;) {
    const page = await get<Page>(`/api/tables/${table}/history?from=${until + 1}`)
    results = resultsOf(page.flatMap((one) => one.events), results)
    until = page.at(-1)?.sequence ?? until
    // A page that is not full is the last: what comes meanwhile is told on the line.
    if (page.length < 500) return { results, until }
  }
}
