// What the rule book calls games, regulations and kinds of rules.

import { language, say } from '../../lib/language.svelte'

const games: Record<string, [string, string]> = {
  'chemin-de-fer': ['Chemin de fer', 'Chemin de fer'],
  'punto-y-banca': ['Punto y banca', 'Punto y banca'],
  'mini-punto-y-banca': ['Mini punto y banca', 'Mini punto y banca'],
  ruleta: ['Ruleta francesa', 'French roulette'],
  'ruleta-americana': ['Ruleta americana', 'American roulette'],
  boule: ['Boule', 'Boule'],
  'dos-panos': ['Bacará a dos paños', 'Two-table baccarat'],
  blackjack: ['Black jack', 'Blackjack'],
  craps: ['Dados o craps', 'Craps'],
  bingo: ['Bingo', 'Bingo'],
  'treinta-y-cuarenta': ['Treinta y cuarenta', 'Trente et quarante'],
  all: ['Todos los juegos', 'All games'],
}
const regulations: Record<string, [string, string]> = {
  es79: ['España, 1979', 'Spain, 1979'],
  as11: ['Asturias, 2011', 'Asturias, 2011'],
  ar: ['Aragón', 'Aragon'],
  art: ['Artículos de la norma aragonesa', 'Articles of the Aragonese rules'],
}
const kinds: Record<string, [string, string]> = {
  incident: ['incidencia', 'incident'],
  settlement: ['pagos', 'settlement'],
  bank: ['banca', 'bank'],
  procedure: ['procedimiento', 'procedure'],
  'draw-rule': ['tirada', 'drawing'],
  limits: ['límites', 'limits'],
  priority: ['preferencia', 'priority'],
  equipment: ['material', 'equipment'],
  bet: ['apuesta', 'bet'],
  deal: ['reparto', 'deal'],
  seating: ['plazas', 'seating'],
  prohibition: ['prohibición', 'prohibition'],
  announcement: ['anuncio', 'announcement'],
  staff: ['personal', 'staff'],
  'end-of-shoe': ['fin de la talla', 'end of the talla'],
  deduction: ['deducción', 'deduction'],
  other: ['otros', 'other'],
  auction: ['subasta', 'auction'],
}

const pick = (pair: [string, string] | undefined, otherwise: string) =>
  pair ? say(...pair) : otherwise
export const gameName = (game: string) => pick(games[game], game)
export const regulationName = (id: string) => pick(regulations[id], id)
export const kindName = (kind: string) => pick(kinds[kind], kind)
export const gamesInOrder = Object.keys(games)
export const inLanguage = (text: { es: string; en: string }) => text[language.now]
