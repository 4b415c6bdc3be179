// What the names of chances say: `caballo-17-20` is a kind and numbers. Which chances there are,
// and what they pay, the house says; nothing here adds one.

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

interface Field {
  name: string
  kind: string
  values?: string[]
  least?: string
  greatest?: string
  step?: string
  'may-be-left-out'?: boolean
}
export interface Offer {
  command: string
  fields: Field[]
}
export interface Bounds {
  least: string
  greatest: string
  panos: number[]
}

// Every chance that may be bet on now, with how much.
export function offeredBets(options: readonly Offer[]): Map<string, Bounds> {
  const offered = new Map<string, Bounds>()
  for (const option of options) {
    if (option.command !== 'bet') continue
    const field = (name: string) => option.fields.find((one) => one.name === name)
    const stake = field('stake')
    const bounds = {
      least: stake?.least ?? '0',
      greatest: stake?.greatest ?? '0',
      panos: (field('pano')?.values ?? []).map(Number),
    }
    for (const value of field('on')?.values ?? []) offered.set(value, bounds)
  }
  return offered
}

// The chances that a command which names one may name now: withdraw, half, prison.
export function named(options: readonly Offer[], command: string): string[] {
  return options
    .filter((option) => option.command === command)
    .flatMap((option) => option.fields.find((one) => one.name === 'on')?.values ?? [])
}
