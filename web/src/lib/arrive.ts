// Coming to a table by its link, without a detour: a visitor becomes a guest, is let in, and has
// chips where chips are for the asking.

import { enter, get, newKey, post } from './api'
import { cents, money } from './money'
import { session } from './session.svelte'
import type { AnyView } from './table.svelte'

const stakes = 200n // of the minimum: enough for an evening

export async function arrive(id: string) {
  if (!session.me) await session.comeIn()
  const { profile, view } = await get<{ profile: string; view: AnyView }>(`/api/tables/${id}/view`)
  if (view.self) return
  await enter(id)
  if (profile !== 'regulated') await buy(id, money(cents(String(view['minimum'])) * stakes))
}

export const buy = (table: string, amount: string) =>
  post('/api/cage/purchases', { table, amount }, newKey())
