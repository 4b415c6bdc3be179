// A coup at each wheel on its cloth: by mouse, and by the keyboard alone; repeat, double, take
// back; a refused bet explained where it was made; a third of the cloth on a phone.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { browser, house } from './opened.mjs'
import { pause, phone, Visitor } from './visitor.mjs'

const games = ['ruleta', 'ruleta-americana', 'boule']
const es79 = (game) => ({ game, regulation: 'es79' })
const cloth = 'svg[role="application"]'

async function atTheWheel(game, more = {}, waits = {}) {
  const visitor = await Visitor.enter(browser, house, more)
  const table = await visitor.openTable(es79(game), { bots: 0, waits: { betting: 2500, ...waits } })
  if (game === 'ruleta-americana')
    await visitor.ask('POST', `/api/tables/${table}/commands`, { line: 'sit seat=1' })
  await visitor.page.locator(cloth).waitFor()
  return visitor
}
const mine = ({ view }) => view.stakes.filter((stake) => stake.by === view.self?.person)
const placed = (visitor) => visitor.events.filter((event) => event.event === 'bet-placed')
const mayBet = ({ frames }) =>
  frames.findLast((frame) => frame.options)?.options.some((one) => one.command === 'bet')
const decided = ({ events }) =>
  events.some((event) =>
    /^(bet-won|bet-lost|half-returned|imprisoned|choice-offered)$/.test(event.event)
  )

// Where a number's cell is on the screen.
async function cellOf({ page }, number) {
  const text = page.locator(`${cloth} .cell text`, { hasText: new RegExp(`^${number}$`) })
  const box = await text.boundingBox()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

describe('at the wheels', () => {
  for (const game of games) {
    test(`${game} by mouse`, async () => {
      const visitor = await atTheWheel(game)
      await visitor.until(mayBet)
      const [a, b] = game === 'boule' ? [4, 5] : [17, 20]
      const at = await cellOf(visitor, a)
      await visitor.page.mouse.click(at.x, at.y)
      await visitor.until(() => placed(visitor).length === 1)
      assert.equal(placed(visitor)[0].on, game === 'boule' ? `numero-${a}` : `pleno-${a}`)
      if (game !== 'boule') {
        // On the line between two numbers lies their split.
        const other = await cellOf(visitor, b)
        await visitor.page.mouse.click((at.x + other.x) / 2, (at.y + other.y) / 2)
        await visitor.until(() => placed(visitor).length === 2)
        assert.equal(placed(visitor)[1].on, `caballo-${a}-${b}`)
      }
      await visitor.until(decided)
      assert.deepEqual(visitor.faults, [])
      await visitor.leave()
    })

    test(`${game} by the keyboard alone`, async () => {
      const visitor = await atTheWheel(game)
      const { page } = visitor
      await visitor.until(mayBet)
      for (let tabs = 0; tabs < 60; tabs += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), cloth)) break
        await page.keyboard.press('Tab')
      }
      for (const key of ['2', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
      await visitor.until(() => placed(visitor).length === 1)
      assert.equal(placed(visitor)[0].stake, '10', 'the second chip')
      await page.keyboard.press('l') // nothing more to do
      await visitor.until(decided)
      assert.deepEqual(visitor.faults, [])
      await visitor.leave()
    })
  }

  test('repeat, double, undo and take back', async () => {
    const visitor = await atTheWheel('ruleta', {}, { betting: 60000 })
    const { page } = visitor
    await visitor.until(mayBet)
    const put = async (text) => {
      await page.keyboard.press('/')
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      await pause(250)
      await page.keyboard.press('Escape')
    }
    await put('17 5')
    await put('negro 10')
    await visitor.until(() => mine(visitor).length === 2)
    await page.keyboard.press('d')
    await visitor.until(
      () =>
        mine(visitor)
          .map((one) => one.amount)
          .sort()
          .join() === '10,20'
    )
    await page.keyboard.press('z')
    await visitor.until(() => mine(visitor).find((one) => one.on === 'negro')?.amount === '10')
    const before = mine(visitor)
      .map((one) => `${one.on} ${one.amount}`)
      .sort()
    const coup = visitor.view.coup
    await page.keyboard.press('l')
    await visitor.until(({ view }) => view.phase === 'rolling' || view.coup > coup)
    await page.keyboard.press('l')
    await visitor.until(
      ({ view, events }) => view.coup > coup && events.some((one) => one.event === 'coup-ended')
    )
    await visitor.until(mayBet)
    await page.keyboard.press('r')
    await visitor.until(
      () =>
        before.join() ===
        mine(visitor)
          .map((one) => `${one.on} ${one.amount}`)
          .sort()
          .join()
    )
    await page.keyboard.press('x')
    await visitor.until(() => mine(visitor).length === 0)
    await visitor.leave()
  })

  test('a refused bet is explained where it was made, with what would fit', async () => {
    const visitor = await atTheWheel('ruleta', {}, { betting: 60000 })
    const { page } = visitor
    await visitor.until(mayBet)
    await page.locator('#typed-bet').fill('17 500')
    await page.keyboard.press('Enter')
    const note = page.getByRole('alert')
    await note.waitFor()
    assert.match(await note.innerText(), /Pleno 17/)
    assert.match(await note.innerText(), /es79\.01/)
    await page.getByRole('button', { name: 'Poner 150' }).click()
    await visitor.until(() => mine(visitor).some((one) => one.amount === '150'))
    await visitor.leave()
  })

  test('a third of the cloth on a phone, and the same bets as a list', async () => {
    const visitor = await atTheWheel(
      'ruleta',
      { viewport: phone, locale: 'en-GB' },
      { betting: 60000 }
    )
    const { page } = visitor
    await visitor.until(mayBet)
    await page.getByRole('button', { name: '25 – 36' }).click()
    const at = await cellOf(visitor, 29)
    await page.mouse.click(at.x, at.y)
    await visitor.until(() => mine(visitor).some((one) => one.on === 'pleno-29'))
    await page.getByRole('button', { name: 'List' }).click()
    await page.getByRole('button', { name: /^caballo/i }).click()
    await page.getByLabel('With the number').fill('17')
    const rows = page.getByRole('button', { name: /^Bet .* on .*17/ })
    assert.equal(await rows.count(), 4, 'the four splits of 17')
    await rows.first().click()
    await visitor.until(() => mine(visitor).length === 2)
    await visitor.leave()
  })
})
