// The rules behind what happens, asked for once each.

import { get } from './api'

export type Both = { es: string; en: string }
export type Article = {
  id: string
  provenance: 'article' | 'interpretation' | 'setting' | string
  regulation: string | null
  game: string
  article: string
  kind: string
  testable?: string
  text: Both
  reason?: Both
  parallel?: string
}

const known = new Map<string, Promise<Article>>()

export function article(id: string): Promise<Article> {
  let found = known.get(id)
  if (!found) {
    found = get<Article>(`/api/law/${encodeURIComponent(id)}`)
    found.catch(() => known.delete(id))
    known.set(id, found)
  }
  return found
}

// What kind of rule an id names can be seen before it is asked for.
export function kindOf(id: string): 'law' | 'interpretation' | 'house' {
  if (id.startsWith('house.')) return 'house'
  return /^[A-Z]-/.test(id) ? 'interpretation' : 'law'
}
