// The croupier's last call, as it stands on the cloth: the words alone, without their translation.

import type { LiveTable } from '../../lib/table.svelte'

export function lastCall(table: LiveTable): string {
  const said = table.story.findLast((one) => one.event.said.startsWith('«'))?.event.said ?? ''
  return /^«[^»]*»/.exec(said)?.[0] ?? said
}
