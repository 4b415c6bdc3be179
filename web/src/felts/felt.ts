// What a game needs to be drawn: one folder here, named as the game, with a Felt.svelte that takes
// these props. It draws `table.view` and gives commands that `table.options` offers; it knows no
// rule. Where regulations have different games of one name, the folder of one is named after both:
// `ar.punto-y-banca`. A game without a folder is played on the plain felt.
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

// The game as it is under this regulation, or under any, or as one without a felt is shown.
function folderOf(regulation: string, game: string): string {
  const names = [`${regulation}.${game}`, game]
  return names.find((name) => felts[`./${name}/Felt.svelte`]) ?? 'plain'
}

export function feltOf(regulation: string, game: string): Promise<FeltModule> {
  return felts[`./${folderOf(regulation, game)}/Felt.svelte`]!()
}

export async function asideOf(regulation: string, game: string): Promise<Felt | null> {
  return (await asides[`./${folderOf(regulation, game)}/Aside.svelte`]?.())?.default ?? null
}
