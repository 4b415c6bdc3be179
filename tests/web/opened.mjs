// A house and a browser for all tests of a file.

import { after, before } from 'node:test'
import { House } from './house.mjs'
import { openBrowser } from './visitor.mjs'

export let house
export let browser

before(async () => {
  house = await House.open()
  browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await house?.close()
})
