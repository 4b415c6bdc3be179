// The page's types are those that the program prints.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const committed = readFileSync(new URL('../../web/src/lib/protocol.ts', import.meta.url), 'utf8')
const printed = execFileSync(process.argv[2], ['schema', '--typescript'], { encoding: 'utf8' })
if (committed !== printed) {
  console.error('write it anew: sabot schema --typescript > web/src/lib/protocol.ts')
  process.exit(1)
}
