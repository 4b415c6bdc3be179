// Amounts are the house's strings; they are added in whole cents.

export function cents(amount: string): number {
  const [whole = '0', part = ''] = amount.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
}

export function amountOf(value: number): string {
  const part = value % 100
  const whole = (value - part) / 100
  return part === 0 ? String(whole) : `${whole}.${String(part).padStart(2, '0')}`
}

const values = [1, 2, 5, 10, 25, 50, 100, 500, 1000, 5000].map((one) => one * 100)

// The chips to bet with, the least that may be bet first: six of them.
export function rack(least: string, step: string): string[] {
  const unit = Math.max(cents(least), cents(step), 1)
  const fit = values.filter((one) => one > unit && one % cents(step) === 0)
  // Of neighbours that are close, only one: a rack has few chips, far apart.
  const chosen = [unit]
  for (const one of fit) if (one >= chosen.at(-1)! * 2) chosen.push(one)
  return chosen.slice(0, 6).map(amountOf)
}
