// Runs the tests of what is pure, tests/web/unit/*.test.ts, with Node's own runner.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

// What needs a browser is the language alone: here it is Spanish.
const spanish = {
  name: 'spanish',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /language\.svelte$/ }, () => ({ path: 'language', namespace: 'spanish' }))
    onLoad({ filter: /.*/, namespace: 'spanish' }, () => ({
      contents: "export const language = { now: 'es' }\nexport const say = (spanish) => spanish",
    }))
  },
}

const tests = fileURLToPath(new URL('../../tests/web/unit/', import.meta.url))
const out = mkdtempSync(join(tmpdir(), 'sabot-unit-'))
await build({
  entryPoints: readdirSync(tests).filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(tests, name)),
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  plugins: [spanish],
  platform: 'node',
  format: 'esm',
  sourcemap: 'inline',
})
const files = readdirSync(out).map((name) => join(out, name))
const run = spawnSync(process.execPath, ['--enable-source-maps', '--test', ...files],
  { stdio: 'inherit' })
rmSync(out, { recursive: true })
process.exit(run.status ?? 1)
