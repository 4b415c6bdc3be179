// What a game needs to be drawn: one folder here, named as the game, with a Felt.svelte that takes
// these props. It draws `table.view` and gives commands that `table.options` offers; it knows no
// rule. A game without a folder is played on the plain felt.

import type { Component } from 'svelte'
import type { LiveTable } from '../lib/table.svelte'

export type FeltProps = { table: LiveTable }
export type Felt = Component<FeltProps>

const felts = import.meta.glob<{ default: Felt }>('./*/Felt.svelte')

export async function feltOf(game: string): Promise<Felt> {
  const load = felts[`./${game}/Felt.svelte`] ?? felts['./plain/Felt.svelte']!
  return (await load()).default
}
