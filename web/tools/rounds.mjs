// The written coups of tests/rounds, for the rule book: which rules each proves, and its text.
// `virtual:rounds` is the list; `virtual:rounds/GAME` the texts, loaded when one is opened.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../tests/rounds/', import.meta.url))

function files(under) {
  return readdirSync(under, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((one) =>
      one.isDirectory()
        ? files(join(under, one.name))
        : one.name.endsWith('.round')
          ? [join(under, one.name)]
          : []
    )
}

function read(path) {
  const text = readFileSync(path, 'utf8')
  const about = /^# (.*(?:\n# .*)*)/.exec(text)?.[1] ?? ''
  const word = (name) => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]?.trim() ?? ''
  return {
    path: relative(folder, path),
    text,
    about: about.replaceAll('\n# ', ' '),
    game: word('game'),
    rules: word('rules'),
    proves: word('proves').split(/\s+/).filter(Boolean),
  }
}

export function rounds() {
  let all
  const loaded = () => (all ??= files(folder).map(read))
  return {
    name: 'sabot-rounds',
    resolveId: (id) => (id.startsWith('virtual:rounds') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:rounds')) return undefined
      const game = id.split('/')[1]
      if (game) {
        const own = loaded().filter((one) => one.path.startsWith(`${game}/`))
        const texts = Object.fromEntries(own.map((one) => [one.path, one.text]))
        return `export default ${JSON.stringify(texts)}`
      }
      const games = [...new Set(loaded().map((one) => one.path.split('/')[0]))]
      const list = loaded().map(({ path, about, rules, proves }) => [
        path,
        about,
        rules,
        proves.join(' '),
      ])
      const imports = games.map(
        (one) => `${JSON.stringify(one)}: () => import('virtual:rounds/${one}')`
      )
      return `export const list = ${JSON.stringify(list)}\nexport const texts = {${imports}}`
    },
  }
}
