// What the rule book calls kinds of rules.

import { language, say } from '../../lib/language.svelte'

export { gameName, gamesInOrder, regulationName } from '../../lib/names'

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

export const kindName = (kind: string) => (kinds[kind] ? say(...kinds[kind]) : kind)
export const inLanguage = (text: { es: string; en: string }) => text[language.now]
