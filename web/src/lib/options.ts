// Options as buttons: what they are called, and the key that presses them.

import type { Words } from './api'
import type { Option, OptionField } from './protocol'

export type Label = { title: string; about: string }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

// "«carta»: pedir" is the title «carta» and, in a line, what it does.
export function labelOf(words: Words, command: string): Label {
  const whole = words.commands[command] ?? command.replaceAll('-', ' ')
  const [title = '', about = ''] = whole.split(': ')
  return { title: capital(title.replace(/[«»]/g, '')), about: capital(about) }
}

// Options of one command together, in the order in which they are offered.
export function grouped(options: Option[]): [string, Option[]][] {
  const groups = new Map<string, Option[]>()
  for (const option of options)
    groups.set(option.command, [...(groups.get(option.command) ?? []), option])
  return [...groups]
}

export type Amounts = Extract<OptionField, { kind: 'amounts' }>
export type OneOf = Extract<OptionField, { kind: 'one-of' }>

// A bet or a bid: an amount and, before it, at most one choice.
export type Stake = { choice: OneOf | null; amounts: Amounts }

export function stakeOf(option: Option): Stake | null {
  const [first, second] = option.fields
  if (option.fields.length === 1 && first?.kind === 'amounts')
    return { choice: null, amounts: first }
  if (option.fields.length === 2 && first?.kind === 'one-of' && second?.kind === 'amounts')
    return { choice: first, amounts: second }
  return null
}

// A command as the notation writes it: values as they are offered, texts between quotes.
export function lineOf({ command, ...fields }: { command: string }, options: Option[]): string {
  const kinds = new Map(
    options
      .filter((option) => option.command === command)
      .flatMap((option) => option.fields.map((field) => [field.name, field.kind] as const))
  )
  const parts = Object.entries(fields).map(([name, value]) => {
    if (Array.isArray(value)) return `${name}=${value.join(',')}`
    return `${name}=${kinds.get(name) === 'text' ? quoted(String(value)) : value}`
  })
  return [command, ...parts].join(' ')
}

const escapes: Record<string, string> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\t': '\\t' }
const quoted = (text: string) => `"${text.replace(/["\\\n\t]/g, (letter) => escapes[letter]!)}"`

// The keys that the page itself listens to.
const reserved = 'hol'

// A letter for each, from its own title where one is free: initials first, the last word before
// the others, as «banco con la mesa» is M.
export function keysOf(titles: string[]): string[] {
  const taken = new Set(reserved)
  return titles.map((title) => {
    const plain = title
      .normalize('NFD')
      .replace(/[^a-zA-Z ]/g, '')
      .toLowerCase()
    const initials = plain
      .split(' ')
      .filter(Boolean)
      .map((word) => word[0]!)
    const wishes = [initials[0] ?? '', ...initials.slice(1).reverse(), ...plain.replaceAll(' ', '')]
    const key = wishes.find((letter) => letter && !taken.has(letter)) ?? ''
    taken.add(key)
    return key.toUpperCase()
  })
}
