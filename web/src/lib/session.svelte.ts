// Who one is here. A visitor needs no more than a name, and gets one if none is given.

import { ask, get, type Me, post, Refused } from './api'

class Session {
  me = $state.raw<Me | null>(null)
  known = $state(false)

  async look() {
    try {
      this.me = await get<Me>('/api/me')
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.problem.status !== 401) throw refused
      this.me = null
    } finally {
      this.known = true
    }
  }

  // Comes in as a guest. A name that is taken is told apart by a number, unless it was chosen.
  async comeIn(name = '') {
    for (let attempt = 0; ; ++attempt) {
      try {
        await post('/api/guests', { name: name || someName() })
        return await this.look()
      } catch (refused) {
        const taken = refused instanceof Refused && refused.problem.code === 'name-taken'
        if (!taken || name || attempt > 4) throw refused
      }
    }
  }

  async signIn(name: string, password: string) {
    await post('/api/sessions', { name, password })
    await this.look()
  }

  async makeAccount(name: string, password: string) {
    await post('/api/accounts', { name, password })
    await this.look()
  }

  async goOut() {
    await ask('DELETE', '/api/session')
    this.me = null
  }

  holds(office: string, table = ''): boolean {
    return !!this.me?.offices.some(
      (one) => one.office === office && (one.table === '' || one.table === table)
    )
  }
}

const names = [
  'alba',
  'bruno',
  'carmen',
  'diego',
  'elena',
  'fabio',
  'gema',
  'hugo',
  'irene',
  'lola',
  'mario',
  'nuria',
  'olmo',
  'pilar',
  'rosa',
  'teo',
  'vera',
]

function someName() {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint16Array(2))
  return names[a % names.length] + String(10 + (b % 990))
}

export const session = new Session()
