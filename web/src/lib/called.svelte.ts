// Names as people write them, by their handles. Asked for once, those of one moment together.

import { get } from './api'

const atOnce = 100
const known = $state<Record<string, string>>({})
let wanted = new Set<string>()

const isBot = (handle: string) => /^bot\d+$/.test(handle)

export function called(handle: string): string {
  const name = known[handle]
  if (name !== undefined) return name
  if (handle && !isBot(handle) && !wanted.has(handle)) {
    if (wanted.size === 0) setTimeout(() => void fetchNames(), 0)
    wanted.add(handle)
  }
  return handle
}

async function fetchNames() {
  const handles = [...wanted]
  wanted = new Set()
  for (const handle of handles) known[handle] = handle
  for (let at = 0; at < handles.length; at += atOnce) {
    const of = handles.slice(at, at + atOnce).join(',')
    const names = await get<Record<string, string>>(`/api/names?of=${of}`).catch(() => ({}))
    Object.assign(known, names)
  }
}
