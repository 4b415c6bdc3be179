// Amounts are the house's strings, "12.50". What the page adds, it adds in whole cents.

import { language } from './language.svelte'

export function cents(money: string): bigint {
  const [whole = '0', part = ''] = money.replace('-', '').split('.')
  const value = BigInt(whole) * 100n + BigInt((part + '00').slice(0, 2))
  return money.startsWith('-') ? -value : value
}

export function money(value: bigint): string {
  const size = value < 0n ? -value : value
  const part = size % 100n
  const text = `${size / 100n}` + (part ? `.${String(part).padStart(2, '0')}` : '')
  return value < 0n ? `-${text}` : text
}

// What somebody has typed, with a comma or a point; null where it is no amount.
export function typed(text: string): string | null {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? money(cents(plain)) : null
}

const signs: Record<string, string> = { EUR: '€', ESP: 'pta' }

// "1240.5" → "1.240,50 €"; without a currency the number alone.
export function shown(amount: string, currency = ''): string {
  const value = cents(amount)
  const size = value < 0n ? -value : value
  const [group, point] = language.now === 'es' ? ['.', ','] : [',', '.']
  const whole = String(size / 100n).replace(/\B(?=(\d{3})+$)/g, group)
  const part = size % 100n
  const text = (value < 0n ? '−' : '') + whole + (part ? point + String(part).padStart(2, '0') : '')
  return currency ? `${text} ${signs[currency] ?? currency}` : text
}

export const sum = (amounts: string[]) => money(amounts.reduce((all, one) => all + cents(one), 0n))

const values = [1000n, 500n, 100n, 25n, 5n, 1n]

// The chips that make up an amount, greatest first, as they lie in a stack: at most `most`.
export function chipsOf(amount: string, most = 8): number[] {
  let rest = cents(amount) / 100n
  const chips: number[] = []
  for (const value of values)
    for (; rest >= value && chips.length < most; rest -= value) chips.push(Number(value))
  return chips.length ? chips : [1]
}
