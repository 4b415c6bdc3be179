// A page as people and axe look at it.

import assert from 'node:assert/strict'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pause, phone } from './visitor.mjs'

const axe = readFileSync(
  createRequire(new URL('../../web/package.json', import.meta.url)).resolve('axe-core/axe.min.js'),
  'utf8'
)
const pictures = process.argv[3] ?? 'build/release/web/pictures'
mkdirSync(pictures, { recursive: true })

// What axe finds against WCAG 2.2 AA, each with the first place where it is.
export async function violations(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const found = await page.evaluate(() =>
    globalThis.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })
  )
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)
}

// As it is now: no violation, no wider than the screen, nothing that the browser complained of, and
// a picture of it.
export async function seen({ page, faults }, name, fullPage = false) {
  assert.deepEqual(await violations(page), [], name)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(wide <= page.viewportSize().width, `${name}: ${wide} is wider than the screen`)
  assert.deepEqual(faults, [], name)
  await page.screenshot({ path: `${pictures}/${name}.png`, fullPage })
}

const languageOf = (page) => page.evaluate(() => document.documentElement.lang)

async function turn(page) {
  const before = await languageOf(page)
  await page.evaluate(() => document.querySelector('header button[lang]').click())
  await page.waitForFunction((old) => document.documentElement.lang !== old, before)
  await page.waitForLoadState('networkidle')
}

// The same in both languages and on two screens.
export async function looked(visitor, name) {
  const { page } = visitor
  const desk = page.viewportSize()
  for (const language of [1, 2]) {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport)
      await pause(100) // what is drawn anew by its size
      const screen = viewport === phone ? 'phone' : 'desk'
      await seen(visitor, `${name}-${await languageOf(page)}-${screen}`, viewport === phone)
    }
    await page.setViewportSize(desk)
    if (language === 1) await turn(page)
  }
  await turn(page)
}
