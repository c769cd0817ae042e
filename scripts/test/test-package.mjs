/**
 * `npm test -w mfe-shop`: runs the tests of one package, without a browser. Further arguments go to vitest: `npm test
 * -w mfe-shop -- cart`. Each run writes its results to the package's test-results/, which `npm test` counts.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'

import { root } from '../root.mjs'
import { run } from '../run.mjs'

const folder = path.relative(root, process.cwd())
const results = path.join(process.cwd(), 'test-results')
const projects = folder === 'api' ? ['api'] : ['node', 'dom']

rmSync(results, { recursive: true, force: true })
await run(
  'npx',
  [
    'vitest',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    path.join(process.cwd(), path.sep),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path.join(results, 'vitest.json')}`,
    ...process.argv.slice(2),
  ],
  // Uses the embedded database; `npm run test:postgres` is for any other.
  { cwd: root, env: { ...process.env, DATABASE_URL: '' } },
).catch(() => {
  process.exitCode = 1
})
