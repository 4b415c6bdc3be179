// The desks of the people who serve: real cards and numbers entered, an incident reported and
// ruled, chips sold, offices given, journals verified.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { looked } from './looking.mjs'
import { houseWith, openTable, signIn } from './staff.mjs'
import { openBrowser, pause, Visitor } from './visitor.mjs'

const offices = ['croupier', 'inspector', 'cashier', 'administrator', 'auditor', 'director']

let house
let browser
let director
before(async () => {
  house = await houseWith(offices)
  browser = await openBrowser()
  director = await signIn(browser, house, 'director')
})
after(async () => {
  await browser?.close()
  await house?.close()
})

const told = (visitor, name) => visitor.events.filter((event) => event.event === name)

describe('at the desks', () => {
  test('an incident is reported, its ruling seen before it is given, and after', async () => {
    const waits = { betting: 4000, decision: 20000, dealing: 500, bots: 500 }
    const table = await openTable(
      director,
      { game: 'chemin-de-fer', regulation: 'es79' },
      { waits }
    )
    await director.ask('PUT', `/api/tables/${table}/bots`, { count: 5 })
    const watcher = await Visitor.enter(browser, house)
    await watcher.ask('POST', '/api/guests', { name: 'testigo' })
    await watcher.goTo(table)
    const inspector = await signIn(browser, house, 'inspector')
    const { page } = inspector
    await page.goto(`${house.url}/t/${table}/inspector`)
    const warn = page.getByRole('button', { name: /Advertir a alguien/ })
    await warn.click()
    await page.getByRole('button', { name: /bot1/ }).click()
    const ruling = page.getByRole('region', { name: 'La resolución' })
    await ruling.getByText('Se advierte a bot1').waitFor()
    assert.match(await ruling.innerText(), /es79\.08\.VIII/)
    assert.equal(told(watcher, 'warned').length, 0, 'nothing has happened yet')
    await looked(inspector, 'inspector')
    await page.getByRole('button', { name: 'Dictar la resolución' }).click()
    await watcher.until(() => watcher.events.some((event) => /Se advierte a bot1/.test(event.said)))
    await page.getByText('Resuelto', { exact: true }).waitFor()
    await inspector.leave()
    await watcher.leave()
  })

  test('what no article foresees is ruled with a reason', async () => {
    const table = await openTable(director, { game: 'punto-y-banca', regulation: 'as11' })
    const inspector = await signIn(browser, house, 'inspector', { locale: 'en-GB' })
    const { page } = inspector
    await page.goto(`${house.url}/t/${table}/inspector`)
    await page.getByRole('button', { name: /unforeseen case/ }).waitFor()
    await page.keyboard.press('n')
    const give = page.getByRole('button', { name: /^(Needs|Give the ruling)/ })
    assert.ok(await give.isDisabled(), 'a reason is missing')
    await page.locator('textarea').fill('A lamp has fallen on the cloth.')
    await page
      .getByRole('button', { name: 'Give the ruling' })
      .and(page.locator(':enabled'))
      .click()
    await inspector.until(() => told(inspector, 'ruling-given').length === 1)
    assert.equal(told(inspector, 'ruling-given')[0].reason, 'A lamp has fallen on the cloth.')
    await inspector.leave()
  })

  test('a croupier runs a real wheel by keys: call, launch, number, pay', async () => {
    const table = await openTable(
      director,
      { game: 'ruleta', regulation: 'es79' },
      { 'dealt-by': 'person' }
    )
    const player = await Visitor.enter(browser, house)
    await player.ask('POST', '/api/guests', { name: 'blas' })
    await player.goTo(table)
    const croupier = await signIn(browser, house, 'croupier')
    const { page } = croupier
    await page.goto(`${house.url}/t/${table}/croupier`)
    const enter = async (then) => {
      // The desk is there before what it offers.
      await page.locator('.acts .amber').first().waitFor()
      await page.keyboard.press('Enter')
      await croupier.until(then)
    }
    await page.getByRole('heading', { level: 1 }).waitFor()
    await enter(() => told(croupier, 'bets-opened').length === 1)
    await player.ask('POST', `/api/tables/${table}/commands`, { line: 'bet on=pleno-17 stake=5' })
    await enter(() => told(croupier, 'ball-launched').length === 1)
    await enter(() => told(croupier, 'bets-closed').length === 1)
    await looked(croupier, 'croupier-wheel')
    for (const key of ['1', '7', 'Enter']) await page.keyboard.press(key)
    await croupier.until(() =>
      told(croupier, 'number-announced').some((event) => event.number === 17)
    )
    await enter(() => told(croupier, 'bet-won').some((event) => event.winnings === '175'))
    await croupier.leave()
    await player.leave()
  })

  test('a croupier enters real cards, a rank and a suit', async () => {
    const table = await openTable(
      director,
      { game: 'punto-y-banca', regulation: 'as11' },
      { 'dealt-by': 'person' }
    )
    const croupier = await signIn(browser, house, 'croupier')
    const { page } = croupier
    await page.goto(`${house.url}/t/${table}/croupier`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const next = async (name) => {
      await pause(150)
      await page.locator('.now form button, .acts .amber').first().waitFor()
      const form = page.locator('.now form button')
      if (await form.count()) await form.first().click()
      else await page.keyboard.press('Enter')
      await croupier.until(() => told(croupier, name).length > 0)
    }
    await next('cards-counted')
    await next('cards-mixed')
    await next('cards-cut')
    await next('stop-card-placed')
    await page.evaluate(() => document.activeElement?.blur())
    await page.keyboard.press('7')
    await looked(croupier, 'croupier-cards')
    await page.keyboard.press('p')
    await croupier.until(({ events }) => events.some((event) => event.card === '7s'))
    await croupier.leave()
  })

  test('a cashier sells chips and redeems them', async () => {
    const table = await openTable(director, { game: 'boule', regulation: 'es79' })
    const player = await Visitor.enter(browser, house)
    await player.ask('POST', '/api/guests', { name: 'carla' })
    await player.ask('POST', `/api/tables/${table}/entry`, { as: 'player' })
    const cashier = await signIn(browser, house, 'cashier')
    const { page } = cashier
    await page.goto(`${house.url}/desk/cashier`)
    await page.locator('form select').selectOption(table)
    await page.locator('input[list]').fill('carla')
    await page.getByLabel('Cantidad').fill('250,50')
    await page.getByRole('button', { name: /^Vender/ }).click()
    await page.getByText('250,50 vendidas a carla.').waitFor()
    assert.equal((await player.ask('GET', '/api/cage/mine')).chips, '250.50')
    await page.getByLabel('Cantidad').fill('1000')
    await page.getByRole('button', { name: /^Cambiar/ }).click()
    await page.getByRole('alert').waitFor()
    await looked(cashier, 'cashier')
    await page.getByLabel('Cantidad').fill('50')
    await page.getByRole('button', { name: /^Cambiar/ }).click()
    await page.getByText('50 cambiadas a carla.', { exact: true }).waitFor()
    await cashier.leave()
    await player.leave()
  })

  test('an administrator gives an office and takes it away; what is refused says why', async () => {
    const administrator = await signIn(browser, house, 'administrator')
    const { page } = administrator
    await page.goto(`${house.url}/desk/admin`)
    await page.locator('input[list]').fill('la-croupier')
    await page.locator('form select').first().selectOption('inspector')
    await page.getByRole('button', { name: 'Dar el cargo' }).click()
    await page.getByRole('alert').waitFor()
    await looked(administrator, 'admin')
    await page.locator('form select').first().selectOption('auditor')
    await page.getByRole('button', { name: 'Dar el cargo' }).click()
    const take = page.getByRole('button', { name: /Retirar a la-croupier: auditor/ })
    await take.click()
    await take.waitFor({ state: 'detached' })
    await administrator.leave()
  })

  test('a desk is closed to people without its office', async () => {
    const guest = await Visitor.enter(browser, house)
    await guest.ask('POST', '/api/guests', { name: 'zoe' })
    await guest.page.goto(`${house.url}/desk/audit`)
    await guest.page.getByText(/no tiene este cargo/).waitFor()
    await looked(guest, 'sign-in')
    await guest.leave()
  })
})

test('an auditor sees books that balance and verifies every journal', async () => {
  const auditor = await signIn(browser, house, 'auditor')
  const { page } = auditor
  await page.goto(`${house.url}/desk/audit`)
  await page.getByText('cuadra').waitFor()
  await page.getByRole('button', { name: 'Verificar todos' }).click()
  await page
    .getByText(/registros y \d+ firmas?/)
    .first()
    .waitFor()
  assert.equal(await page.locator('.bad').count(), 0)
  await looked(auditor, 'audit')
  await auditor.leave()
})
