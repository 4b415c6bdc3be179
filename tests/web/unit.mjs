// Runs unit/*.test.ts: each is bundled, so that it may import parts of the page, and then run.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = createRequire(new URL('../../web/package.json', import.meta.url))
const esbuild = createRequire(web.resolve('vite'))('esbuild')
const unit = fileURLToPath(new URL('./unit/', import.meta.url))
const out = mkdtempSync(join(tmpdir(), 'sabot-unit-'))

// What a browser and Svelte have, as far as these parts need it: a state is its plain value.
const banner = `
globalThis.localStorage ??= { getItem: () => null, setItem: () => undefined }
globalThis.document ??= { documentElement: {} }
if (!globalThis.navigator) globalThis.navigator = { language: 'es' }
globalThis.$state ??= Object.assign((value) => value, { raw: (value) => value })
globalThis.$derived ??= (value) => value
`

const names = readdirSync(unit).filter((name) => name.endsWith('.test.ts'))
await esbuild.build({
  entryPoints: names.map((name) => join(unit, name)),
  outdir: out, outExtension: { '.js': '.mjs' }, bundle: true, platform: 'node', format: 'esm',
  banner: { js: banner }, logLevel: 'warning',
})
const failed = names.filter((name) =>
  spawnSync(process.execPath, [join(out, name.replace(/ts$/, 'mjs'))], { stdio: 'inherit' }).status)
rmSync(out, { recursive: true, force: true })
if (failed.length) {
  console.error(`failed: ${failed.join(', ')}`)
  process.exit(1)
}
