// What a game needs to be drawn: one folder here, named as the game, with a Felt.svelte that takes
// these props. It draws `table.view` and gives commands that `table.options` offers; it knows no
// rule. A game without a folder is played on the plain felt.

import type { Component } from 'svelte'
import type { LiveTable } from '../lib/table.svelte'

export type FeltProps = { table: LiveTable }
export type Felt = Component<FeltProps>

// A felt that offers some commands by itself names them, so that the page does not offer them too:
// `<script module>export const draws = ['bet']</script>`.
type Module = { default: Felt; draws?: readonly string[] }

const felts = import.meta.glob<Module>('./*/Felt.svelte')

const load = (game: string) => (felts[`./${game}/Felt.svelte`] ?? felts['./plain/Felt.svelte']!)()

export async function feltOf(game: string): Promise<Felt> {
  return (await load(game)).default
}

export async function drawnBy(game: string): Promise<readonly string[]> {
  return (await load(game)).draws ?? []
}
