// The croupier's last call, as it stands on the cloth.

import type { LiveTable } from '../../lib/table.svelte'

export function lastCall(table: LiveTable): string {
  return table.story.findLast((one) => one.event.said.startsWith('«'))?.event.said ?? ''
}
