// The rule book and one's evening: a rule found, two regulations compared, its coups read; a coup
// replayed and proven in the browser, and a lie found out.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { looked } from './looking.mjs'
import { browser, house } from './opened.mjs'
import { pause, Visitor } from './visitor.mjs'

async function anEvening(visitor) {
  const table = await visitor.openTable(
    { game: 'ruleta', regulation: 'es79' },
    { bots: 0, waits: { betting: 800, dealing: 20 } }
  )
  const bet = (line) => visitor.ask('POST', `/api/tables/${table}/commands`, { line })
  for (let coups = 0; coups < 2; coups += 1) {
    await visitor.until(({ frames }) =>
      frames.findLast((frame) => frame.options)?.options.some((one) => one.command === 'bet')
    )
    await bet('bet on=rojo stake=10')
    const ended = visitor.events.filter((event) => event.event === 'coup-ended').length
    await visitor.until(
      ({ events }) => events.filter((event) => event.event === 'coup-ended').length > ended
    )
  }
  await pause(300)
}

describe('reading', () => {
  test('the rule book is searched, compared and proven', async () => {
    const visitor = await Visitor.enter(browser, house)
    const { page } = visitor
    await page.goto(`${house.url}/law`)
    await page
      .getByRole('button', { name: /Punto y banca/ })
      .first()
      .click()
    await page.getByText(/\d+ iguales, \d+ distintas/).waitFor()
    await page.getByLabel('Sólo lo que cambia').check()
    assert.ok((await page.locator('mark').count()) > 0, 'words that differ are marked')
    await page.getByLabel('Buscar en el reglamento').fill('prision cero')
    await page.getByText(/^\d+ reglas$/).waitFor()
    assert.ok((await page.locator('.hit').count()) > 0)
    await page.goto(`${house.url}/law/es79.01.IV.1.B-d`)
    const rule = page.getByRole('complementary', { name: 'La regla elegida' })
    await rule.getByText('Jugadas que la prueban').waitFor()
    await rule
      .getByRole('button', { name: /prison/ })
      .first()
      .click()
    await rule.locator('pre').getByText('proves es79.01.IV.1.B-d').waitFor()
    assert.doesNotMatch(await rule.locator('pre').innerText(), /^#/m, 'prose in another language')
    assert.equal(await rule.locator('li [lang]').first().getAttribute('lang'), 'en')
    await looked(visitor, 'rule')
    await page.goto(`${house.url}/law/A-25`)
    await rule.getByText('Interpretación').first().waitFor()
    await page.goto(`${house.url}/law/house.packs`)
    await rule.getByText('Ajuste de la casa').waitFor()
    assert.deepEqual(visitor.faults, [])
    await visitor.leave()
  })

  test('an evening: what one holds, coups step by step, each proven here', async () => {
    const visitor = await Visitor.enter(browser, house)
    const { page } = visitor
    await anEvening(visitor)
    await page.goto(`${house.url}/evening`)
    await page.getByText('Verificado en este navegador').waitFor()
    assert.ok((await page.locator('tbody tr').count()) >= 2)
    await looked(visitor, 'evening-proven')
    await page.getByRole('button', { name: 'Paso siguiente' }).click()
    assert.match(await page.locator('.controls').innerText(), /2 \/ \d+/)
    await page.getByRole('img', { name: /^Fichas: de 1000|^Fichas: de 1\.000/ }).waitFor()
    assert.deepEqual(visitor.faults, [])
    await visitor.leave()
  })

  test('a record that was changed on its way is found out', async () => {
    const visitor = await Visitor.enter(browser, house)
    const { page } = visitor
    await anEvening(visitor)
    await page.route('**/proof?*', async (route) => {
      const proof = await (await route.fetch()).json()
      const record = proof.records[1]
      record.payload = (record.payload[0] === '0' ? '1' : '0') + record.payload.slice(1)
      await route.fulfill({ json: proof })
    })
    await page.goto(`${house.url}/evening`)
    await page.getByText('La verificación no cuadra').waitFor()
    await page.getByText(/El acto \d+ no enlaza/).waitFor()
    await visitor.leave()
  })
})
