// Two browsers at one table; another language in the middle of a coup; a house that falls and
// comes back under its page.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser, house } from './opened.mjs'
import { openBrowser, pause, Visitor } from './visitor.mjs'

// A browser draws the page in front and lets the others wait: the second person has another one.
async function twoPeople(context, options) {
  const another = await openBrowser()
  context.after(() => another.close())
  return Promise.all([browser, another].map((one) => Visitor.enter(one, house, options)))
}

const chemin = { game: 'chemin-de-fer', regulation: 'as11' }

// Takes whatever is offered, so that the game goes on.
async function goOn({ page }) {
  for (const selector of ['.sit .amber', '.acts .act:enabled', '.bar .amber'])
    if (await page.locator(selector).count())
      return page
        .locator(selector)
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined)
}

// What lies open on somebody's page, and after which record it was drawn; read in one go, since the
// page is drawn a moment after its frame has come.
const openCards = ({ page }) =>
  page.evaluate(() => ({
    sequence: Number(document.querySelector('main.felt').dataset.sequence),
    cards: document.querySelectorAll('.card:not(.back)').length,
  }))

test('neither of two players is sent the other’s cards', async (context) => {
  // Without motion, what goes is gone at once.
  const [ana, blas] = await twoPeople(context, { reducedMotion: 'reduce' })
  const table = await ana.openTable(chemin, { bots: 2, waits: { betting: 1200, decision: 6000 } })
  await blas.goTo(table)
  let compared = 0
  for (const end = Date.now() + 120000; Date.now() < end && compared < 3; await pause(40)) {
    for (const [holder, other] of [
      [ana, blas],
      [blas, ana],
    ]) {
      const own = holder.frames.findLast((frame) => frame.view)
      if (own?.view.phase !== 'punto-speaks' || own.view.holder !== own.view.self?.person) continue
      const cards = own.view.punto.cards
      if (!cards[0]) continue
      // Nothing happens until the holder speaks, or has no time left.
      let shown
      await other.until(async () => (shown = await openCards(other)).sequence >= own.sequence)
      if (shown.sequence !== own.sequence) continue
      const same = other.frames.filter((frame) => frame.sequence === own.sequence)
      assert.ok(same.length > 0, 'a page drawn from nothing')
      const { view } = same.findLast((frame) => frame.view)
      // A banker who has looked sees their own two on the cloth and, larger, below it.
      const isBanker = view.bank.banker === view.self?.person
      const theirs = isBanker ? view.banca.cards.filter(Boolean).length * 2 : 0
      assert.equal(shown.cards, theirs, 'the page shows what is hidden')
      for (const frame of same) {
        if (frame.view) assert.deepEqual(frame.view.punto.cards, [null, null])
        const told = JSON.stringify(frame.events ?? [])
        for (const card of cards)
          assert.ok(!told.includes(`"${card}"`), `${card} was told: ${told}`)
      }
      ++compared
    }
    await Promise.all([goOn(ana), goOn(blas)])
  }
  assert.ok(compared > 0, 'nobody ever held cards')
  await ana.leave()
  await blas.leave()
})

test('the language is changed in the middle of a coup', async () => {
  const visitor = await Visitor.enter(browser, house)
  await visitor.openTable(chemin, { profile: 'training' })
  await visitor.until(async (who) => {
    await goOn(who)
    return who.view.coup > 0 || who.view.phase === 'betting'
  }, 60)
  const spanish = await visitor.page.locator('.story').innerText()
  await visitor.page.click('header button[lang="en"]')
  await visitor.page.waitForSelector('html[lang="en"]')
  await visitor.until(async ({ page }) =>
    /takes|the bank|seat/.test(await page.locator('.story ol').innerText())
  )
  assert.match(spanish, /plaza|banca/)
  const english = await visitor.page.locator('.story ol').innerText()
  assert.doesNotMatch(english, /se sienta en la plaza/)
  await visitor.until(({ page }) =>
    page
      .locator('.offline')
      .count()
      .then((count) => count === 0)
  )
  await visitor.leave()
})

test('a house that falls is missed, and found again', async () => {
  const visitor = await Visitor.enter(browser, house)
  await visitor.openTable({ game: 'punto-y-banca', regulation: 'as11' })
  await goOn(visitor)
  await visitor.until(({ view }) => view.self?.seat > 0)
  await house.kill()
  await visitor.page.waitForSelector('.offline')
  await house.start()
  await visitor.page.waitForSelector('.offline', { state: 'detached', timeout: 30000 })
  const before = visitor.frames.length
  await visitor.until(async (who) => {
    await goOn(who)
    return who.frames.slice(before).some((frame) => frame.type === 'update')
  }, 30)
  const sequences = visitor.frames
    .filter((frame) => ['update', 'sealed'].includes(frame.type))
    .map((frame) => frame.sequence)
  for (let i = 1; i < sequences.length; ++i)
    assert.equal(sequences[i], sequences[i - 1] + 1, 'a record was missed or told twice')
  await visitor.leave()
})

test('a private table opens to those who have its link', async (context) => {
  const [ana, blas] = await twoPeople(context)
  await ana.page.getByRole('button', { name: 'Abrir la mesa' }).click()
  await ana.page.getByRole('tab', { name: 'Mesa' }).click()
  await ana.page.getByRole('button', { name: 'Solo invitados' }).click()
  const link = ana.page.getByLabel('Enlace de la mesa')
  await ana.until(async () => (await link.inputValue()).includes('?invitation='))
  const address = await link.inputValue()
  await blas.page.goto(address.split('?')[0])
  await blas.page.getByRole('heading', { name: 'No se puede entrar en esta mesa' }).waitFor()
  await blas.page.goto(address)
  await blas.until((visitor) => visitor.view?.self)
  assert.equal(blas.faults.length, 0)
  await ana.leave()
  await blas.leave()
})
