// Options as a desk offers them: with what goes without saying filled in, and what is left to say.

import type { Option, OptionField } from '../../../lib/protocol'
import type { Command } from '../../../lib/table.svelte'

export interface Act {
  option: Option
  given: Command // with every field that has only one value
  missing: OptionField[]
}

function only(field: OptionField): unknown {
  if (field.kind === 'one-of' && field.values.length === 1) return field.values[0]
  if (field.kind === 'numbers' && field.least === field.greatest) return field.least
  if (field.kind === 'amounts' && field.least === field.greatest) return field.least
  return undefined
}

const isOptional = (field: OptionField) => 'may-be-left-out' in field && field['may-be-left-out']

// A digest is a promise of an automatic croupier: no person has one.
export function actOf(option: Option): Act {
  const given: Command = { command: option.command }
  const missing: OptionField[] = []
  for (const field of option.fields) {
    const value = only(field)
    if (value !== undefined) given[field.name] = value
    else if (!(field.kind === 'digest' && isOptional(field))) missing.push(field)
  }
  return { option, given, missing }
}

// What a croupier does in every coup, as the game says of it: calls, deals and pays. Everything
// else that is offered to the people who serve is seldom, and is shown apart: reports of what went
// wrong; who comes and goes, and what the table is set to.
export const isRoutine = (option: Option) =>
  option.croupier !== undefined && option.croupier !== 'never'
export const isIncident = (option: Option) => option.staff === 'report'
export const isKeeping = (option: Option) => option.staff === 'keeping' || option.act === 'parting'
export const isRuling = (option: Option) => option.staff === 'ruling'

// A field that is said by its digits: a number, or one of some.
export function numbersOf(field: OptionField): number[] | null {
  if (field.kind !== 'one-of' || !field.values.every((value) => /^\d+$/.test(value))) return null
  return field.values.map(Number)
}

export const isComplete = (missing: readonly OptionField[], values: Record<string, unknown>) =>
  missing.every((field) => isOptional(field) || (values[field.name] ?? '') !== '')

// The fields that were said, of those that there are.
export function commandOf(act: Act, values: Record<string, unknown>): Command {
  const said = act.missing.flatMap((field) => {
    const value = values[field.name]
    if (value === undefined || value === '') return []
    if (field.kind === 'card-list')
      return [
        [
          field.name,
          String(value)
            .split(/[\s,]+/)
            .filter(Boolean),
        ],
      ]
    return [[field.name, value]]
  })
  return { ...act.given, ...Object.fromEntries(said) }
}
