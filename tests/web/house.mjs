// A house of one's own for a test, on any free port, and what a test asks it over HTTP.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const program = process.argv[2]
if (!program) throw new Error('usage: node NAME.test.mjs PROGRAM')

const settings = [
  '--quick-tables',
  'true',
  '--tables-per-person',
  '0',
  '--guests-a-minute',
  '6000',
  '--requests-a-second',
  '10000',
  '--log',
  'error',
]

export class House {
  folder = mkdtempSync(join(tmpdir(), 'sabot-web-'))
  url = ''
  #process = null

  static async open() {
    const house = new House()
    await house.start('127.0.0.1:0')
    return house
  }

  async start(listen = new URL(this.url).host) {
    const data = join(this.folder, 'house.db')
    this.#process = spawn(
      program,
      ['serve', '--listen', listen, '--data', data, '--json', ...settings],
      { stdio: ['ignore', 'pipe', 'inherit'] }
    )
    const line = await new Promise((resolve, reject) => {
      let text = ''
      this.#process.stdout.on('data', (bytes) => {
        text += bytes
        if (text.includes('\n')) resolve(text.split('\n')[0])
      })
      this.#process.on('exit', (code) => reject(new Error(`the house did not open: ${code}`)))
    })
    this.url = JSON.parse(line).url
  }

  // As when the power fails.
  kill() {
    return new Promise((resolve) => {
      this.#process.on('exit', resolve)
      this.#process.kill('SIGKILL')
    })
  }

  async close() {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async games() {
    return (await (await fetch(`${this.url}/api/house`)).json()).games
  }

  // A game as it is offered here; `ar.punto-y-banca` is one under a certain regulation.
  async game(name) {
    const [game, regulation] = name.split('.').reverse()
    const known = (await this.games()).find(
      (one) => one.game === game && (!regulation || one.regulation === regulation)
    )
    if (!known) throw new Error(`${name} is not played here`)
    return known
  }
}
