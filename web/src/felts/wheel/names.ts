// What chances are called: by the words of the house, and by the letters that are printed on the
// cloth, which are Spanish by the regulation, whatever the language of the page.

import type { Words } from '../../lib/api'
import { say } from '../../lib/language.svelte'
import { chance } from './chances'

export const kindLabel = (words: Words, kind: string) => words.values[`suerte=${kind}`] ?? kind

export function label(words: Words, name: string): string {
  const { kind, numbers } = chance(name)
  const whole = kindLabel(words, kind)
  // Where its numbers follow, nobody needs to be told how many they are.
  const text = numbers.length > 0 ? whole.replace(/ \(.*\)$/, '') : whole
  const first = text.charAt(0).toUpperCase() + text.slice(1)
  if (kind === 'seisena') return `${first} ${numbers.join(say(' a ', ' to '))}`
  return numbers.length === 0 ? first : `${first} ${numbers.join(' – ')}`
}

// "17/1" as people say it.
export function priceOf(price: string): string {
  const [win = '', stake = ''] = price.split('/')
  return say(`paga ${win} a ${stake}`, `pays ${win} to ${stake}`)
}

const dozens = ['P', 'M', 'D']

export function printed(name: string): { text: string; raised?: string } {
  const { kind, numbers } = chance(name)
  if (kind === 'docena') return { text: '12', raised: dozens[numbers[0]! - 1] ?? '' }
  if (kind === 'columna') return { text: `${numbers[0]}.ª col.` }
  return { text: kind.toUpperCase() }
}
