// Coming to a table by its link, without a detour: a visitor becomes a guest, is let in, and has
// chips where chips are for the asking.

import { enter, get, newKey, post } from './api'
import { invitation } from './door'
import { cents, money } from './money'
import { session } from './session.svelte'
import type { AnyView } from './table.svelte'
import { affordable, wallet } from './wallet'

const stakes = 200n // of the minimum: enough for an evening

export async function arrive(id: string) {
  if (!session.me) await session.comeIn()
  const link = invitation()
  const { profile, view } = await get<{ profile: string; view: AnyView }>(
    `/api/tables/${id}/view${link ? `?invitation=${encodeURIComponent(link)}` : ''}`)
  if (view.self) return
  await enter(id, 'player', link)
  if (profile !== 'regulated') await buyFirst(id, cents(String(view['minimum'])) * stakes)
}

async function buyFirst(table: string, wish: bigint) {
  const amount = affordable(await wallet(), wish)
  if (amount > 0n) await buy(table, money(amount))
}

export const buy = (table: string, amount: string) =>
  post('/api/cage/purchases', { table, amount }, newKey())
