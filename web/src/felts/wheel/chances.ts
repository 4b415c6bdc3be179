// What the names of chances say: `caballo-17-20` is a kind and numbers. Which chances there are,
// and what they pay, the house says; nothing here adds one.

import type { Option } from '../../lib/protocol'

export interface Chance {
  name: string; // as the house writes it: "caballo-17-20"
  kind: string; // "caballo"
  numbers: number[]; // those in its name: [17, 20]; for a column or a dozen, which ones
}

export function chance(name: string): Chance {
  const parts = name.split('-')
  const first = parts.findIndex((part) => /^\d+$/.test(part))
  const end = first < 0 ? parts.length : first
  return {
    name,
    kind: parts.slice(0, end).join('-'),
    numbers: parts.slice(end).map(Number),
  }
}

export interface Bounds {
  least: string
  greatest: string
  step: string
}

// Every chance that may be bet on now, with how much.
export function offeredBets(options: readonly Option[]): Map<string, Bounds> {
  const offered = new Map<string, Bounds>()
  for (const option of options) {
    if (option.command !== 'bet') continue
    const stake = option.fields.find((one) => one.kind === 'amounts')
    if (!stake) continue
    const { least, greatest, step } = stake
    for (const value of values(option, 'on')) offered.set(value, { least, greatest, step })
  }
  return offered
}

// The chances that a command which names one may name now: withdraw, half, prison.
export const named = (options: readonly Option[], command: string): string[] =>
  options.filter((option) => option.command === command).flatMap((option) => values(option, 'on'))

function values(option: Option, name: string): string[] {
  const field = option.fields.find((one) => one.name === name)
  return field?.kind === 'one-of' ? field.values : []
}
