// A page as people and axe look at it.

import assert from 'node:assert/strict'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pause, phone } from './visitor.mjs'

const axe = readFileSync(createRequire(new URL('../../web/package.json', import.meta.url))
  .resolve('axe-core/axe.min.js'), 'utf8')
const pictures = process.argv[3] ?? 'build/release/web/pictures'
mkdirSync(pictures, { recursive: true })

// No violation that axe can find, no wider than the screen, and a picture of it on both screens.
export async function looked({ page, faults }, name) {
  for (const [screen, viewport] of [['desk', page.viewportSize()], ['phone', phone]]) {
    await page.setViewportSize(viewport)
    await pause(150)
    await page.evaluate(axe)
    const { violations } = await page.evaluate(() => globalThis.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }))
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)
    assert.deepEqual(found, [], `${name} ${screen}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.ok(wide <= viewport.width, `${name} ${screen}: ${wide} is wider than the screen`)
    await page.screenshot({ path: `${pictures}/${name}-${screen}.png`, fullPage: screen === 'phone' })
  }
  assert.deepEqual(faults, [])
}
