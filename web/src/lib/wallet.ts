// What one owns in the house beside chips at tables.

import { get } from './api'
import type { Money } from './protocol'
import { cents } from './money'

export type Wallet = {
  person: string
  held: Money
  due: Money
  giving: 'free' | 'allowance' | 'cashier'
  'an-evening': Money
}

export const wallet = () => get<Wallet>('/api/wallet')

// How many cents one can spend on chips, of those that one would like to.
export function affordable(wallet: Wallet, wish: bigint): bigint {
  if (wallet.giving === 'free') return wish
  const there = cents(wallet.held) + cents(wallet.due)
  return there < wish ? there : wish
}
