// Somebody at a browser: Chromium, the page, and what they do there.

import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'

const { chromium } = createRequire(new URL('../../web/package.json', import.meta.url))(
  'playwright-core'
)

function chromiumPath() {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome'])
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      continue
    }
  throw new Error('there is no Chromium here')
}

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? chromiumPath(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

export const desk = { width: 1400, height: 900 }
export const phone = { width: 390, height: 844 }

export class Visitor {
  frames = [] // as they came down the line, parsed
  faults = [] // what the browser complained of

  static async enter(browser, house, { locale = 'es-ES', viewport = desk, reducedMotion } = {}) {
    const visitor = new Visitor()
    visitor.house = house
    visitor.context = await browser.newContext({ viewport, locale, reducedMotion })
    visitor.page = await visitor.context.newPage()
    visitor.page.on('pageerror', (error) => visitor.faults.push(error.message))
    visitor.page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) visitor.faults.push(message.text())
    })
    visitor.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => visitor.frames.push(JSON.parse(payload)))
    )
    await visitor.page.goto(house.url)
    return visitor
  }

  // Asks the house as the page would.
  ask(method, path, body) {
    return this.page.evaluate(
      async ([method, path, body]) => {
        const headers = body ? { 'content-type': 'application/json' } : {}
        const reply = await fetch(path, { method, headers, body: body && JSON.stringify(body) })
        const text = await reply.text()
        return text ? JSON.parse(text) : null
      },
      [method, path, body]
    )
  }

  // A table with short waits and bots, opened and entered.
  async openTable(game, { bots = 4, waits = {}, profile = 'club' } = {}) {
    if (!(await this.ask('GET', '/api/me')).person)
      await this.ask('POST', '/api/guests', { name: `g${Math.floor(Math.random() * 1e9)}` })
    const { table } = await this.ask('POST', '/api/tables', {
      ...game,
      profile,
      minimum: '5',
      'bots-by': 'players',
      waits: { betting: 4000, decision: 8000, dealing: 60, bots: 40, ...waits },
    })
    if (bots) await this.ask('PUT', `/api/tables/${table}/bots`, { count: bots })
    await this.goTo(table)
    return table
  }

  async goTo(table) {
    await this.page.goto(`${this.house.url}/t/${table}`)
    await this.until((visitor) => visitor.view)
  }

  get view() {
    return this.frames.findLast((frame) => frame.view)?.view
  }

  get events() {
    return this.frames.flatMap((frame) => frame.events ?? [])
  }

  async until(what, seconds = 30) {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(50))
      if (await what(this)) return
    throw new Error(`waited in vain for ${what}`)
  }

  leave() {
    return this.context.close()
  }
}

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
