// Every page in both languages and on two screens: no violation of WCAG 2.2 AA that axe can find,
// pictures for people to look at, and the weight of the first visit.

import assert from 'node:assert/strict'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { House } from './house.mjs'
import { desk, openBrowser, pause, phone, Visitor } from './visitor.mjs'

const axe = readFileSync(createRequire(new URL('../../web/package.json', import.meta.url))
  .resolve('axe-core/axe.min.js'), 'utf8')
const pictures = process.argv[3] ?? 'build/release/web/pictures'
const heaviest = 150 * 1024

let house
let browser
before(async () => {
  mkdirSync(pictures, { recursive: true })
  house = await House.open()
  browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await house?.close()
})

// What axe finds, each with the first place where it is.
async function violations(page) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  }))
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)
}

const plain = [['lobby', '/'], ['law', '/law'], ['evening', '/evening']]
const games = ['chemin-de-fer', 'punto-y-banca', 'ruleta', 'ruleta-americana', 'boule']

const screens = [['es-desk', 'es-ES', desk], ['es-phone', 'es-ES', phone], ['en-desk', 'en-GB', desk],
                 ['en-phone', 'en-GB', phone]]

for (const [name, locale, viewport] of screens) {
  test(`pages, ${name}`, async () => {
    const visitor = await Visitor.enter(browser, house, { locale, viewport, reducedMotion: 'reduce' })
    await visitor.openTable({ game: 'punto-y-banca', regulation: 'as11' })
    for (const [page, path] of plain) {
      await visitor.page.goto(house.url + path)
      await visitor.page.waitForLoadState('networkidle')
      await visitor.page.screenshot({ path: `${pictures}/${page}-${name}.png` })
      assert.deepEqual(await violations(visitor.page), [], page)
    }
    assert.deepEqual(visitor.faults, [])
    await visitor.leave()
  })

  for (const game of games)
    test(`${game}, ${name}`, async () => {
      const known = (await house.games()).find((one) => one.game === game)
      const visitor = await Visitor.enter(browser, house, { locale, viewport, reducedMotion: 'reduce' })
      await visitor.openTable(known, { bots: 6, profile: 'training', waits: { betting: 20000 } })
      const sit = visitor.page.locator('.sit .amber')
      await visitor.until(({ view }) => /betting|rolling/.test(view.phase) || view.bank, 60)
      if (await sit.count()) await sit.click({ timeout: 1000 }).catch(() => undefined)
      await pause(1200)
      await visitor.page.screenshot({ path: `${pictures}/${game}-${name}.png` })
      assert.deepEqual(await violations(visitor.page), [])
      const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth)
      assert.ok(wide <= viewport.width, `${wide} is wider than the screen`)
      assert.deepEqual(visitor.faults, [])
      await visitor.leave()
    })
}

test('the first visit is light', async () => {
  const visitor = await Visitor.enter(browser, house)
  const cdp = await visitor.context.newCDPSession(visitor.page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  const addresses = new Map()
  const bytes = { page: 0, asked: 0 } // the page itself, and what it asks the house
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const isAsked = addresses.get(requestId)?.includes('/api/')
    bytes[isAsked ? 'asked' : 'page'] += encodedDataLength
  })
  await visitor.page.goto(house.url)
  await visitor.page.waitForLoadState('networkidle')
  const lobby = bytes.page
  await visitor.openTable({ game: 'chemin-de-fer', regulation: 'as11' })
  await pause(500)
  console.log(`first load ${lobby} bytes, and ${bytes.page} with the lobby again and a table`)
  assert.ok(lobby > 5000 && lobby <= heaviest, `${lobby} bytes`)
  await visitor.leave()
})

test('dealing to fourteen never keeps the page busy', async () => {
  const visitor = await Visitor.enter(browser, house)
  await visitor.openTable({ game: 'punto-y-banca', regulation: 'as11' }, { bots: 14 })
  await visitor.until(({ view }) => view.coup > 1, 60)
  await visitor.page.evaluate(() => {
    globalThis.longest = 0
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, task.duration)
    }).observe({ type: 'longtask' })
  })
  // A machine that has other things to do stops any page for a moment; what the page itself does
  // too slowly, it does in every coup.
  let longest = Infinity
  for (let attempt = 0; attempt < 4 && longest > 50; ++attempt) {
    await visitor.page.evaluate(() => (globalThis.longest = 0))
    const coup = visitor.view.coup
    await visitor.until(({ view }) => view.coup > coup + 1, 60)
    longest = await visitor.page.evaluate(() => globalThis.longest)
  }
  console.log(`longest task ${longest} ms`)
  assert.ok(longest <= 50, `${longest} ms`)
  await visitor.leave()
})
