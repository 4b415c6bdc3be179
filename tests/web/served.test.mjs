// How the program serves the page: compressed as asked, kept as long as may be, and closed to
// everything foreign.

import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { House } from './house.mjs'

let house
before(async () => {
  house = await House.open()
})
after(() => house?.close())

const ask = (path, headers = {}, method = 'GET') =>
  new Promise((resolve, reject) => {
    request(house.url + path, { method, headers }, (reply) => {
      const parts = []
      reply.on('data', (part) => parts.push(part))
      reply.on('end', () =>
        resolve({
          ...reply,
          status: reply.statusCode,
          headers: reply.headers,
          body: Buffer.concat(parts),
        })
      )
    })
      .on('error', reject)
      .end()
  })

async function script() {
  const page = (await ask('/')).body.toString()
  return /src="(\/assets\/[^"]+\.js)"/.exec(page)[1]
}

test('the page is asked for again, and not sent again while it is the same', async () => {
  const first = await ask('/')
  assert.equal(first.status, 200)
  assert.match(first.headers['content-type'], /^text\/html/)
  assert.equal(first.headers['cache-control'], 'no-cache')
  const again = await ask('/', { 'if-none-match': first.headers.etag })
  assert.equal(again.status, 304)
  assert.equal(again.body.length, 0)
})

test('what carries a hash in its name is kept for good', async () => {
  const reply = await ask(await script())
  assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.match(reply.headers['content-type'], /^text\/javascript/)
})

test('it is compressed as the browser asks', async () => {
  const path = await script()
  const plain = await ask(path)
  assert.equal(plain.headers['content-encoding'], undefined)
  for (const [accepted, coding, open] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ]) {
    const reply = await ask(path, { 'accept-encoding': accepted })
    assert.equal(reply.headers['content-encoding'], coding, accepted)
    assert.equal(reply.headers.vary, 'Accept-Encoding')
    assert.ok(reply.body.length < plain.body.length / 2)
    assert.ok(open(reply.body).equals(plain.body))
  }
  assert.equal(
    (await ask(path, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding'],
    undefined
  )
})

test('it may run and ask for nothing foreign', async () => {
  const { headers } = await ask('/')
  const policy = headers['content-security-policy']
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
    assert.ok(policy.includes(part), part)
  assert.ok(!policy.includes('unsafe'))
  const page = (await ask('/')).body.toString()
  assert.doesNotMatch(page, /<script(?![^>]*\bsrc=)|\bstyle=|https?:\/\//)
})

test('a browser opens any address of the page; a program is told what is not there', async () => {
  assert.equal((await ask('/t/t1', { accept: 'text/html' })).status, 200)
  assert.equal((await ask('/law/as11.pyb.D-b', { accept: 'text/html,*/*' })).status, 200)
  assert.equal((await ask('/t/t1')).status, 404)
  assert.equal((await ask('/api/nothing', { accept: 'text/html' })).status, 404)
  assert.equal((await ask('/assets/nothing.js')).status, 404)
  assert.equal((await ask('/t/t1', { accept: 'text/html' }, 'POST')).status, 404)
  assert.equal((await ask('/', {}, 'HEAD')).body.length, 0)
})
