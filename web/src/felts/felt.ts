// What a game needs to be drawn: one folder here, named as the game, with a Felt.svelte that takes
// these props. It draws `table.view` and gives commands that `table.options` offers; it knows no
// rule. A game without a folder is played on the plain felt.
//
// A felt that offers some commands by itself names them, so that the page does not offer them too:
//   <script module>export const draws = ['bet']</script>
// An Aside.svelte beside it stands over the story: the roads, say.

import type { Component } from 'svelte'
import type { LiveTable } from '../lib/table.svelte'

export type FeltProps = { table: LiveTable }
export type Felt = Component<FeltProps>
export type FeltModule = { default: Felt; draws?: readonly string[] }

const felts = import.meta.glob<FeltModule>('./*/Felt.svelte')
const asides = import.meta.glob<{ default: Felt }>('./*/Aside.svelte')

export function feltOf(game: string): Promise<FeltModule> {
  return (felts[`./${game}/Felt.svelte`] ?? felts['./plain/Felt.svelte']!)()
}

export async function asideOf(game: string): Promise<Felt | null> {
  return (await asides[`./${game}/Aside.svelte`]?.())?.default ?? null
}
