/** `npm test`: runs every test. The output ends with the flaky tests, the slowest steps, and the counts. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { findBrowser } from '../setup/find-browser.mjs'
import { openPostgres } from '../setup/find-postgres.mjs'
import { buildWhatChanged, installWhenNeeded } from '../setup/prepare.mjs'
import { root } from '../root.mjs'
import { runAndKeep } from '../run.mjs'
import { allSteps, step } from '../steps.mjs'
import { readPlaywright, readVitest, report, sumUp, withExit } from './test-report.mjs'
import { packagesWithTests, testPackages } from './test-packages.mjs'

/** @typedef {import('./test-report.mjs').Outcome} Outcome */

const results = path.join(root, 'test-results')
const LINES_OF_A_FAILURE = 80

await installWhenNeeded()
await buildWhatChanged()
rmSync(results, { recursive: true, force: true })
mkdirSync(results)

/** @type {Outcome[]} */
const outcomes = []
/** @type {string[]} */
const failures = []
/**
 * Runs a test suite and continues after failures, so that one run reports all of them.
 * @param {string} title
 * @param {() => Promise<{ isGreen: boolean, output: string }>} work
 * @param {(isGreen: boolean) => Outcome[]} readOutcomes
 */
async function suite(title, work, readOutcomes) {
  console.log(`\n▸ ${title}`)
  const { isGreen, output } = await step(title, work)
  outcomes.push(...readOutcomes(isGreen))
  if (!isGreen) failures.push(`▸ ${title}, what failed:\n${fromFirstFailure(output)}`)
}

/**
 * Returns the output from the first failure on, which is printed again at the end, where logs are often read.
 * @param {string} output
 */
const fromFirstFailure = (output) => {
  const lines = output.split('\n')
  const first = lines.findIndex((line) => /Unhandled Errors|Failed Tests|Failed Suites|^ {2}1\) /.test(line))
  return lines
    .slice(first < 0 ? -LINES_OF_A_FAILURE : first)
    .slice(0, LINES_OF_A_FAILURE)
    .join('\n')
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
/** @param {string} file */
const outcomeOf = (file) => readVitest(read(file), `${root}${path.sep}`)

await suite('tests of the packages, the API on the embedded database', testPackages, (isGreen) => {
  const outcome = sumUp(
    packagesWithTests().map((folder) => outcomeOf(path.join(folder, 'test-results/vitest.json'))),
  )
  return [withExit(outcome, isGreen)]
})

const onServer = path.join(results, 'api-on-a-server.json')
await suite(
  'what can differ on a PostgreSQL server',
  async () => {
    const server = await openPostgres()
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${onServer}`]
    const ran = await runAndKeep('npx', ['vitest', 'run', '--project', 'api-on-a-server', ...reporters], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: server.url },
    })
    await server.close()
    return ran
  },
  (isGreen) => [withExit(outcomeOf(onServer), isGreen)],
)

await suite(
  'journeys in a browser',
  async () =>
    runAndKeep('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts'], {
      cwd: root,
      env: { ...process.env, ...(await findBrowser()) },
    }),
  (isGreen) => [withExit(readPlaywright(read(path.join(results, 'e2e.json'))), isGreen)],
)

for (const failure of failures) console.log(`\n${failure}`)
const all = sumUp(outcomes)
console.log(`\n${report(all, allSteps())}`)
process.exitCode = all.failed > 0 ? 1 : 0
