// A coup of each game by mouse, and again by the keyboard alone.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { violations } from './looking.mjs'
import { browser, house } from './opened.mjs'
import { pause, Visitor } from './visitor.mjs'

// Two paños need people on both.
const company = (game) => ({ bots: game === 'dos-panos' ? 8 : 4 })
const isWheel = (game) => /ruleta|boule/.test(game)

// Does what is offered until one's own stake has been decided.
async function playACoup(visitor, hands) {
  const me = () => visitor.view.self.person
  const isMine = (event) => [event.by, event.who, event.from, event.to].includes(me())
  const isDecided = () =>
    visitor.events.some(
      (event) =>
        isMine(event) &&
        [
          'bet-won',
          'bet-lost',
          'bet-returned',
          'bank-won',
          'bank-lost',
          'half-returned',
          'imprisoned',
        ].includes(event.event)
    )
  const hasBet = () => visitor.events.some((one) => one.event === 'bet-placed' && isMine(one))
  for (const end = Date.now() + 90000; Date.now() < end; await pause(120)) {
    if (isDecided()) return
    // Once one has bet there is nothing more to do, and nobody need wait.
    if (hasBet()) await visitor.page.keyboard.press('l')
    await hands(visitor)
  }
  assert.fail(`no coup was decided in ${visitor.view?.phase}`)
}

// With the mouse: the first act that is offered, then the stake; on a wheel's cloth, a number.
async function byMouse({ page }) {
  const click = (selector) =>
    page
      .locator(selector)
      .first()
      .click({ timeout: 700 })
      .then(
        () => true,
        () => false
      )
  if (await page.locator('.sit .amber').count()) return click('.sit .amber')
  if (await page.locator('.acts .act:enabled').count()) return click('.acts .act:enabled')
  if (await page.locator('.bar .amber').count()) return click('.bar .amber')
  return false
}

// Tab until one is there; with a text, to the first of them that has it.
async function tabTo(page, selector, text = '') {
  const isThere = ([wanted, text]) => {
    const now = document.activeElement
    return !!now?.matches(wanted) && now.textContent.includes(text)
  }
  for (let i = 0; i < 90; ++i) {
    if (await page.evaluate(isThere, [selector, text])) return true
    await page.keyboard.press('Tab')
  }
  return false
}

// With the keyboard alone: the letters of the acts; Tab to anything else.
async function byKeyboard({ page }) {
  const enter = async (selector) =>
    (await tabTo(page, selector)) && page.keyboard.press('Enter')
  if (await page.locator('.sit .amber').count()) return enter('.sit .amber')
  const key = page.locator('.acts .act:enabled kbd').first()
  if (await key.count()) {
    const letter = await key.innerText({ timeout: 700 }).catch(() => '')
    if (letter) {
      await page.evaluate(() => document.activeElement?.blur())
      return page.keyboard.press(letter.toLowerCase())
    }
  }
  if (await page.locator('.bar .amber').count()) return enter('.bar .amber')
  return false
}

// A wheel's bet is put on the cloth with a click, or written.
async function onTheWheel({ page, view }, keyboard) {
  if (view.stakes.some((stake) => stake.by === view.self?.person)) return
  if (!(await page.locator('#typed-bet:enabled').count())) return
  if (!keyboard) {
    await page
      .locator('[role=application]')
      .click({ timeout: 700 })
      .catch(() => undefined)
    return pause(300)
  }
  await page.keyboard.press('/')
  await pause(60)
  await page.keyboard.type(view.terms.some((term) => term.suerte === 'rojo') ? 'rojo 5' : '5 5')
  await page.keyboard.press('Enter')
  await pause(300)
}

// A stake of this much, and a small act by its title: with the mouse, or by the keyboard alone.
const withMouse = {
  stake: async (page, amount) => {
    const input = page.locator('.bar .number input').first()
    await input.fill(amount, { timeout: 500 })
    await page.locator('.bar .amber').first().click({ timeout: 500 })
  },
  seldom: (page, title) =>
    page.locator('.more .button', { hasText: title }).click({ timeout: 500 }),
}
const withKeyboard = {
  stake: async (page, amount) => {
    if (!(await tabTo(page, '.bar .number input'))) return
    await page.keyboard.press('Control+a')
    await page.keyboard.type(amount)
    await page.keyboard.press('Enter')
  },
  seldom: async (page, title) =>
    (await tabTo(page, '.more .button', title)) && page.keyboard.press('Enter'),
}

// The first bank won at the remate, the sabot taken whenever it is offered, until a pass is won and
// the suite given.
async function goOutAndGiveSuite(visitor, hands, words) {
  const { page } = visitor
  const me = () => visitor.view.self.person
  const did = (event, more = {}) =>
    visitor.events.some(
      (one) =>
        one.event === event &&
        one.by === me() &&
        Object.entries(more).every(([name, value]) => one[name] === value)
    )
  const isOffered = (text) => page.locator('.bar .button', { hasText: text }).count()
  const trying = (act) => act.catch(() => undefined)
  for (const end = Date.now() + 200000; Date.now() < end; await pause(100)) {
    if (did('suite-given')) break
    if (await isOffered(words.bid)) {
      if (!did('bid-made')) await trying(hands.stake(page, '300'))
    } else if (await isOffered(words.suite)) await trying(hands.seldom(page, words.suite))
    else if (await isOffered(words.take)) await trying(hands.stake(page, '5'))
    if (!visitor.view.bank) continue // nobody is to be hurried at the remate
    await page.evaluate(() => document.activeElement?.blur())
    await page.keyboard.press('l')
  }
  assert.ok(did('bank-taken', { title: 'remate' }), 'the remate was not won')
  assert.ok(did('suite-given'), 'the suite was not given')
}

const ways = [
  ['mouse', byMouse, false],
  ['keyboard', byKeyboard, true],
]
const played = [
  'chemin-de-fer',
  'punto-y-banca',
  'ar.punto-y-banca',
  'mini-punto-y-banca',
  'dos-panos',
  'ruleta',
  'ruleta-americana',
  'boule',
]

// One after the other: a browser with several pages draws some of them only now and then.
describe('at the tables', () => {
  test('the bank is taken, passed, and won at auction', async () => {
    const visitor = await Visitor.enter(browser, house)
    await visitor.openTable(
      { game: 'chemin-de-fer', regulation: 'as11' },
      { bots: 4, waits: { betting: 600 } }
    )
    const { page } = visitor
    const did = (event, more = {}) =>
      visitor.events.some(
        (one) =>
          one.event === event &&
          one.by === visitor.view.self.person &&
          Object.entries(more).every(([name, value]) => one[name] === value)
      )
    const click = (locator) => locator.click({ timeout: 500 }).catch(() => undefined)
    const act = (title) => page.locator('.act', { has: page.getByText(title, { exact: true }) })
    const isDone = () =>
      did('bank-taken') && did('bank-passed') && did('bank-taken', { title: 'auction' })
    for (const end = Date.now() + 240000; Date.now() < end && !isDone(); await pause(100)) {
      const amber = page.locator('.bar .amber').first()
      const text = (await amber.count()) ? await amber.innerText().catch(() => '') : ''
      if (/Pujar/.test(text))
        await click(page.locator('.extra .button', { hasText: 'Máximo' }).first())
      if (await act('Pasar la mano').count()) await click(act('Pasar la mano').first())
      else if (
        /Tomar la banca/.test(text) &&
        did('bank-passed') &&
        (await act('No querer la banca').count())
      )
        await click(act('No querer la banca').first())
      else if (/Tomar|Pujar|Sentar/.test(text)) await click(amber)
      else await click(page.locator('.acts .act:enabled').first())
    }
    assert.ok(did('bank-taken'), 'not taken')
    assert.ok(did('bank-passed'), 'not passed')
    assert.ok(did('bank-taken', { title: 'auction' }), 'not won at auction')
    await visitor.leave()
  })

  const spanish = { bid: 'Pujar', take: 'Salir con el sabot', suite: 'Dar la suite' }
  const english = { bid: 'Bid in', take: 'Go out with', suite: 'Give the suite' }
  for (const [name, locale, hands, words] of [
    ['mouse', 'es-ES', withMouse, spanish],
    ['keyboard', 'en-GB', withKeyboard, english],
  ])
    test(`the remate won and the suite given, by ${name}`, async () => {
      const visitor = await Visitor.enter(browser, house, { locale })
      const waits = { betting: 3000, dealing: 20, bots: 20 }
      await visitor.openTable(await house.game('ar.punto-y-banca'), { bots: 2, waits })
      await (name === 'mouse' ? byMouse(visitor) : byKeyboard(visitor)) // to sit down
      await visitor.until(({ view }) => view.self?.seat > 0)
      await goOutAndGiveSuite(visitor, hands, words)
      assert.deepEqual(visitor.faults, [])
      assert.deepEqual(await violations(visitor.page), [])
      await visitor.leave()
    })

  for (const game of played)
    for (const [name, hands, keyboard] of ways)
      test(`a coup of ${game} by ${name}`, async () => {
        const known = await house.game(game)
        const visitor = await Visitor.enter(browser, house)
        await visitor.openTable(known, company(game))
        await playACoup(visitor, async (who) => {
          await hands(who)
          if (isWheel(game)) await onTheWheel(who, keyboard)
        })
        assert.deepEqual(visitor.faults, [])
        await visitor.leave()
      })

  for (const game of played)
    test(`a coup of ${game} on the plain felt`, async () => {
      const known = await house.game(game)
      const visitor = await Visitor.enter(browser, house)
      const table = await visitor.openTable(known, company(game))
      await visitor.goTo(`${table}?plain`)
      await playACoup(visitor, byMouse)
      assert.deepEqual(visitor.faults, [])
      await visitor.leave()
    })

  test('a newcomer sits at a table with bots and chips in two clicks', async () => {
    const visitor = await Visitor.enter(browser, house)
    await visitor.page.click('.hero .amber')
    await visitor.page.waitForURL('**/t/*')
    await visitor.page.click('.sit .amber')
    await visitor.until(({ view }) => view?.self?.seat > 0 && view.places.length > 1)
    assert.equal(visitor.view.self.chips, '1000')
    await visitor.page.waitForSelector('.story .rule')
    await visitor.leave()
  })

  test('every event and every refusal opens the rule behind it', async () => {
    const visitor = await Visitor.enter(browser, house)
    // Nothing new comes while the story is read.
    const quiet = { bots: 0, waits: { betting: 60000 } }
    await visitor.openTable({ game: 'punto-y-banca', regulation: 'as11' }, quiet)
    await visitor.page.locator('.story .mark').first().click()
    await visitor.page.waitForSelector('dialog[open] .text')
    await visitor.page.keyboard.press('Escape')
    await visitor.page.waitForSelector('dialog[open]', { state: 'detached' })
    await visitor.leave()
  })

  test('every option shows its article on demand, and an impossible one its reason', async () => {
    const visitor = await Visitor.enter(browser, house)
    const { page } = visitor
    const waits = { betting: 30000, word: 30000 }
    await visitor.openTable({ game: 'chemin-de-fer', regulation: 'as11' }, { bots: 4, waits })
    await page.locator('.sit .amber').click()
    await visitor.until(({ view }) => view.phase === 'banco')
    const banco = page.getByRole('button', { name: 'El artículo de «Banco»' })
    await banco.and(page.locator(':enabled')).click()
    const rule = page.locator('dialog[open]')
    await rule.locator('.text').first().waitFor()
    assert.match(await rule.innerText(), /as11\.cdf\./)
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    const barred = page.locator('.impossible', { hasText: 'seguido' })
    await barred.getByText(/quien hizo banco y perdió/).waitFor()
    await barred.locator('.mark').first().click()
    await rule.locator('.text').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Otras cosas/ }).click()
    await page.getByRole('button', { name: 'El artículo de «Ofrecerse como asociado»' }).waitFor()
    assert.deepEqual(await violations(page), [])
    await visitor.leave()
  })

  test('a bet is doubled, taken back and, in the next coup, repeated', async () => {
    const visitor = await Visitor.enter(browser, house)
    const { page } = visitor
    const waits = { betting: 60000, dealing: 20, own: 200 }
    await visitor.openTable({ game: 'punto-y-banca', regulation: 'as11' }, { bots: 2, waits })
    await page.locator('.sit .amber').click()
    const bets = () => visitor.events.filter((one) => one.event === 'bet-placed' && isMine(one))
    const isMine = (event) => event.by === visitor.view.self.person
    const bet = page.getByRole('button', { name: /^Apostar/ })
    await bet.waitFor()
    await page.getByRole('button', { name: 'Doblar' }).click()
    await bet.click()
    await visitor.until(() => bets().length === 1)
    assert.equal(bets()[0].stake, '10')
    await page.getByRole('button', { name: /^Retirar/ }).first().click()
    await visitor.until(({ events }) => events.some((one) => one.event === 'bet-withdrawn'))
    await bet.click()
    await visitor.until(() => bets().length === 2)
    const { coup } = visitor.view
    await page.keyboard.press('l')
    await visitor.until(({ view }) => view.coup > coup && view.phase === 'betting')
    await page.getByRole('button', { name: /^Repetir/ }).click()
    await visitor.until(() => bets().length === 3)
    assert.equal(bets()[2].stake, '10')
    await visitor.leave()
  })

  test('a table that waits for players says so, and by which article', async () => {
    const visitor = await Visitor.enter(browser, house)
    const { page } = visitor
    await visitor.openTable({ game: 'chemin-de-fer', regulation: 'as11' }, { bots: 0 })
    await page.locator('.sit .amber').click()
    const waiting = page.locator('.waiting')
    await waiting.getByText(/Faltan jugadores/).waitFor()
    await waiting.locator('.mark').first().click()
    await page.locator('dialog[open] .text').first().waitFor()
    await visitor.leave()
  })
})
