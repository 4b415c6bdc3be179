// Every page in both languages and on two screens: no violation of WCAG 2.2 AA that axe can find,
// pictures for people to look at, and the weight of the first visit.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seen } from './looking.mjs'
import { browser, house } from './opened.mjs'
import { desk, pause, phone, Visitor } from './visitor.mjs'

const heaviest = 150 * 1024
const longest = 50 // milliseconds

const plain = [
  ['lobby', '/'],
  ['law', '/law'],
  ['evening', '/evening'],
]
const games = [
  'chemin-de-fer',
  'punto-y-banca',
  'ar.punto-y-banca',
  'dos-panos',
  'ruleta',
  'ruleta-americana',
  'boule',
]

const screens = [
  ['es-desk', 'es-ES', desk],
  ['es-phone', 'es-ES', phone],
  ['en-desk', 'en-GB', desk],
  ['en-phone', 'en-GB', phone],
]

const isSettled = ({ view, page }) =>
  (/betting|rolling/.test(view.phase) || (view.bank && !/cutting|stopping/.test(view.phase))) &&
  page.locator('.bar, [role=application]').count()

describe('every page', () => {
  for (const [name, locale, viewport] of screens) {
    const enter = () => Visitor.enter(browser, house, { locale, viewport, reducedMotion: 'reduce' })

    test(`pages, ${name}`, async () => {
      const visitor = await enter()
      await visitor.openTable({ game: 'punto-y-banca', regulation: 'as11' })
      for (const [page, path] of plain) {
        await visitor.page.goto(house.url + path)
        await visitor.page.waitForLoadState('networkidle')
        await seen(visitor, `${page}-${name}`)
      }
      await visitor.leave()
    })

    for (const game of games)
      test(`${game}, ${name}`, async () => {
        const known = await house.game(game)
        const visitor = await enter()
        const bots = game === 'dos-panos' ? 8 : 6 // people on both paños
        await visitor.openTable(known, { bots, profile: 'training', waits: { betting: 20000 } })
        const sit = visitor.page.locator('.sit .amber')
        await visitor.until(isSettled, 60)
        if (await sit.count()) {
          await sit.click({ timeout: 1000 }).catch(() => undefined)
          await visitor.until(({ view }) => view.self?.seat > 0, 5)
        }
        await pause(700) // bots bet, and what may be done has its reasons
        await seen(visitor, `${game}-${name}`)
        await visitor.leave()
      })

    test(`the remate, ${name}`, async () => {
      const visitor = await enter()
      const known = await house.game('ar.punto-y-banca')
      await visitor.openTable(known, { bots: 5, waits: { betting: 20000 } })
      await visitor.page.locator('.sit .amber').click()
      await visitor.until(({ view }) => view.phase === 'remate' && view.bids.length > 1, 60)
      await visitor.page.locator('.bar .amber').click()
      await visitor.until(({ view }) => view.bids.some((bid) => bid.by === view.self.person))
      await pause(300)
      await seen(visitor, `remate-${name}`)
      await visitor.leave()
    })
  }

  test('a phone on its side', async () => {
    const viewport = { width: phone.height, height: phone.width }
    for (const game of ['chemin-de-fer', 'ruleta']) {
      const visitor = await Visitor.enter(browser, house, { viewport, reducedMotion: 'reduce' })
      const known = await house.game(game)
      await visitor.openTable(known, { bots: 6, waits: { betting: 20000 } })
      await visitor.until(isSettled, 60)
      await pause(700)
      await seen(visitor, `${game}-es-side`)
      await visitor.leave()
    }
  })
})

test('the first visit is light', async () => {
  const visitor = await Visitor.enter(browser, house)
  const cdp = await visitor.context.newCDPSession(visitor.page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  const addresses = new Map()
  let bytes = 0 // of the page itself, and not of what it asks the house
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, request.url)
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // What the visit before this one had asked for may still come; nobody counts that.
    const address = addresses.get(requestId)
    if (address && !address.includes('/api/')) bytes += encodedDataLength
  })
  await visitor.page.goto(house.url)
  await visitor.page.waitForLoadState('networkidle')
  const lobby = bytes
  await visitor.openTable({ game: 'chemin-de-fer', regulation: 'as11' })
  await pause(500)
  console.log(`first load ${lobby} bytes, and ${bytes} with the lobby again and a table`)
  assert.ok(lobby > 5000 && lobby <= heaviest, `${lobby} bytes`)
  await visitor.leave()
})

// The tasks of the page's main thread, which runs its functions, by the processor's time that each
// took: what else the machine has to do counts for nothing. Left out is only a task that was under
// way when the writing down began or ended, of which no such time is known.
async function tasksOf({ page }, during) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await during()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const threadOf = ({ pid, tid }) => `${pid}.${tid}`
  const main = traceEvents.filter(({ name }) => name === 'FunctionCall').map(threadOf)[0]
  return traceEvents
    .filter((one) => one.ph === 'X' && /RunTask$/.test(one.name) && threadOf(one) === main)
    .filter(({ tdur }) => tdur !== undefined)
    .map(({ tdur }) => tdur / 1000)
}

test('dealing to fourteen with full roads never keeps the page busy', async () => {
  const visitor = await Visitor.enter(browser, house)
  const waits = { betting: 300, word: 300, dealing: 10, bots: 0 }
  await visitor.openTable({ game: 'punto-y-banca', regulation: 'as11' }, { bots: 14, waits })
  await visitor.until(({ view }) => view.coup > 36, 90)
  const coups = async () => {
    const from = visitor.view.coup
    await visitor.until(({ view }) => view.coup > from + 4, 60)
  }
  // A busy machine may lose what was written down; then nothing has been measured.
  let tasks = []
  for (let attempt = 0; attempt < 3 && !tasks.length; ++attempt)
    tasks = await tasksOf(visitor, coups)
  const most = Math.max(...tasks)
  console.log(`longest of ${tasks.length} tasks: ${most} ms`)
  assert.ok(tasks.length > 100, 'nothing was measured')
  assert.ok(most <= longest, `${most} ms`)
  await visitor.leave()
})
