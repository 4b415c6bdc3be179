// People with offices: accounts made while the house is closed, and signing in to them.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { House } from './house.mjs'
import { Visitor } from './visitor.mjs'

const password = 'una frase larga'

// The house keeps some names for its own people.
const nameOf = (office) => `la-${office}`

// A house with an account for each office.
export async function houseWith(offices) {
  const house = new House()
  for (const office of offices)
    execFileSync(
      process.argv[2],
      [
        'account',
        'create',
        nameOf(office),
        '--role',
        office,
        '--data',
        join(house.folder, 'house.db'),
      ],
      { input: `${password}\n`, stdio: ['pipe', 'ignore', 'inherit'] }
    )
  await house.start('127.0.0.1:0')
  return house
}

export async function signIn(browser, house, office, more) {
  const visitor = await Visitor.enter(browser, house, more)
  await visitor.ask('POST', '/api/sessions', { name: nameOf(office), password })
  return visitor
}

export async function openTable(director, game, more = {}) {
  const { table } = await director.ask('POST', '/api/tables', {
    ...game,
    minimum: '5',
    waits: { betting: 4000, decision: 60000, dealing: 60, bots: 40 },
    ...more,
  })
  return table
}
