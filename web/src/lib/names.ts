// Games and regulations as people call them.

import { say } from './language.svelte'

type Pair = [string, string] // Spanish and English

const games: Record<string, Pair> = {
  'chemin-de-fer': ['Chemin de fer', 'Chemin de fer'],
  'punto-y-banca': ['Punto y banca', 'Punto y banca'],
  'mini-punto-y-banca': ['Mini punto y banca', 'Mini punto y banca'],
  'dos-panos': ['Bacarrá a dos paños', 'Two-table baccarat'],
  ruleta: ['Ruleta', 'Roulette'],
  'ruleta-americana': ['Ruleta americana', 'American roulette'],
  boule: ['Boule', 'Boule'],
  blackjack: ['Black jack', 'Blackjack'],
  craps: ['Dados o craps', 'Craps'],
  bingo: ['Bingo', 'Bingo'],
  'treinta-y-cuarenta': ['Treinta y cuarenta', 'Trente et quarante'],
  all: ['Todos los juegos', 'All games'],
}
const regulations: Record<string, Pair> = {
  es79: ['España, 1979', 'Spain, 1979'],
  as11: ['Asturias, 2011', 'Asturias, 2011'],
  ar: ['Aragón', 'Aragon'],
  art: ['Artículos de la norma aragonesa', 'Articles of the Aragonese rules'],
}

// One that is not known here is called as in the notation.
export function gameName(game: string): string {
  const text = game.replaceAll('-', ' ')
  return games[game] ? say(...games[game]) : text.charAt(0).toUpperCase() + text.slice(1)
}
export const gamesInOrder = Object.keys(games)

export const regulationName = (id: string) => (regulations[id] ? say(...regulations[id]) : id)

export const profileName = (profile: string) =>
  ({
    club: say('Club', 'Club'),
    training: say('Formación', 'Training'),
    regulated: say('Reglamentada', 'Regulated'),
  })[profile] ?? profile
