// Games and regulations as people call them.

import { say } from './language.svelte'

export function gameName(game: string): string {
  const text = game.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const regulations: Record<string, () => string> = {
  es79: () => say('Estado, 1979', 'Spain, 1979'),
  as11: () => say('Asturias, 2011', 'Asturias, 2011'),
  ar: () => say('Aragón', 'Aragon'),
}

export const regulationName = (id: string) => regulations[id]?.() ?? id

export const profileName = (profile: string) =>
  ({
    club: say('Club', 'Club'),
    training: say('Formación', 'Training'),
    regulated: say('Reglamentada', 'Regulated'),
  })[profile] ?? profile
