/** `npm test`: every test there is. The last line counts them. */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { findBrowser } from './find-browser.mjs'
import { openPostgres } from './find-postgres.mjs'
import { buildWhatChanged, installWhenNeeded, root } from './prepare.mjs'
import { runAndKeep } from './run.mjs'
import { countPlaywright, countVitest } from './test-counts.mjs'

const results = path.join(root, 'test-results')
const LINES_OF_A_FAILURE = 80

await installWhenNeeded()
await buildWhatChanged()
rmSync(results, { recursive: true, force: true })
mkdirSync(results)

const counts = []
const failures = []
/** Runs to the end even after failures, so that one run tells all of them. */
async function suite(title, args, env, count) {
  console.log(`\n▸ ${title}`)
  const { isGreen, output } = await runAndKeep('npx', args, { cwd: root, env: { ...process.env, ...env } })
  counts.push(count(isGreen))
  if (!isGreen) failures.push(`▸ ${title}, what failed:\n${fromFirstFailure(output)}`)
}

/** A log is often read from its end: the failures are said there again. */
const fromFirstFailure = (output) => {
  const lines = output.split('\n')
  const first = lines.findIndex((line) => /Unhandled Errors|Failed Tests|Failed Suites|^ {2}1\) /.test(line))
  return lines
    .slice(first < 0 ? -LINES_OF_A_FAILURE : first)
    .slice(0, LINES_OF_A_FAILURE)
    .join('\n')
}

const vitest = (project, file) => {
  const output = path.join(results, file)
  return [
    [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${output}`,
    ],
    output,
  ]
}

const [unit, unitResults] = vitest('unit', 'unit.json')
await suite('unit tests', unit, {}, (isGreen) => countVitest(unitResults, isGreen))

const [embedded, embeddedResults] = vitest('api', 'api-embedded.json')
await suite('API on the embedded database', embedded, { DATABASE_URL: '' }, (isGreen) =>
  countVitest(embeddedResults, isGreen),
)

const server = await openPostgres()
const [onServer, serverResults] = vitest('api', 'api-server.json')
await suite('API on a PostgreSQL server', onServer, { DATABASE_URL: server.url }, (isGreen) =>
  countVitest(serverResults, isGreen),
)
await server.close()

const browser = await findBrowser()
await suite(
  'journeys in a browser',
  ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
  browser,
  (isGreen) => countPlaywright(path.join(results, 'e2e.json'), isGreen),
)

for (const failure of failures) console.log(`\n${failure}`)
const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
