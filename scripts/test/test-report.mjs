import { stripVTControlCharacters } from 'node:util'

/** The number of flaky tests (passed on the second try) above which a run fails. */
export const MOST_FLAKY = 3
const SLOWEST = 20
const MS = 1000

/**
 * The format of vitest's JSON reporter.
 * @typedef {object} VitestResult
 * @property {number} [numPassedTests]
 * @property {number} [numFailedTests]
 * @property {Array<{ name: string, assertionResults: Array<{ fullName: string, duration?: number | null }> }>} [testResults]
 */

/**
 * The format of Playwright's JSON reporter.
 * @typedef {{ duration: number, errors?: Array<{ message?: string }> }} Attempt
 * @typedef {{ status: string, results: Attempt[] }} BrowserTest
 * @typedef {{ file: string, title: string, tests: BrowserTest[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites?: Suite[], stats?: { expected?: number, flaky?: number, unexpected?: number } }} PlaywrightResult
 */

/**
 * The outcome of a run of vitest or Playwright.
 * @typedef {{ passed: number, failed: number, flaky: Array<{ title: string, error: string }>, tests: Array<{ title: string, ms: number }> }} Outcome
 */

/**
 * @param {VitestResult | null} result null when it wrote nothing
 * @param {string} root where the files' names begin, with the last slash
 * @returns {Outcome}
 */
export function readVitest(result, root = '') {
  const tests = (result?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${name.replace(root, '')}: ${fullName}`,
      ms: duration ?? 0,
    })),
  )
  return { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0, flaky: [], tests }
}

/**
 * @param {PlaywrightResult | null} result null when it wrote nothing
 * @returns {Outcome}
 */
export function readPlaywright(result) {
  const specs = (result?.suites ?? []).flatMap(specsOf)
  const { expected = 0, flaky = 0, unexpected = 0 } = result?.stats ?? {}
  return {
    passed: expected + flaky,
    failed: unexpected,
    flaky: specs.flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map((test) => ({ title, error: firstError(test) })),
    ),
    tests: specs.flatMap(({ title, tests }) =>
      tests.map(({ results }) => ({ title, ms: Math.max(0, ...results.map(({ duration }) => duration)) })),
    ),
  }
}

/**
 * Returns a file's specs, including those of its `describe` blocks.
 * @param {Suite} suite
 * @returns {Array<Pick<Spec, 'title' | 'tests'>>}
 */
const specsOf = ({ specs = [], suites = [] }) => [
  ...specs.map(({ file, title, tests }) => ({ title: `${file}: ${title}`, tests })),
  ...suites.flatMap(specsOf),
]

/** @param {BrowserTest} test */
function firstError({ results }) {
  const { message = 'no error was told' } = results.flatMap(({ errors = [] }) => errors)[0] ?? {}
  return stripVTControlCharacters(message).trim().split('\n')[0] ?? ''
}

/**
 * Returns the outcome with the exit code considered: a failed run counts as a failure even if no single test failed.
 * @param {Outcome} outcome
 * @param {boolean} isGreen
 * @returns {Outcome}
 */
export const withExit = (outcome, isGreen) =>
  isGreen || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 }

/**
 * Returns the sum of all outcomes; too many flaky tests count as failed.
 * @param {Outcome[]} outcomes
 * @returns {Outcome}
 */
export function sumUp(outcomes) {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky)
  const late = flaky.length > MOST_FLAKY ? flaky.length : 0
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return {
    passed: sum('passed') - late,
    failed: sum('failed') + late,
    flaky,
    tests: outcomes.flatMap(({ tests }) => tests),
  }
}

/**
 * Returns the report of a run: flaky tests, seconds by step, the slowest tests, and the counts as the last line.
 * @param {Outcome} outcome
 * @param {import('../steps.mjs').Step[]} steps
 */
export function report({ passed, failed, flaky, tests }, steps) {
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    ...flaky.map(({ title, error }) => `flaky: ${title}: ${error}`),
    ...(flaky.length > MOST_FLAKY ? [`More than ${MOST_FLAKY} tests were flaky: they count as failed.`] : []),
    '',
    'Seconds by step',
    ...[...steps, { name: 'all', seconds: total }].map(({ name, seconds }) => row(seconds, name)),
    '',
    `The ${SLOWEST} slowest tests, in seconds`,
    ...slowest.map(({ title, ms }) => row(ms / MS, title)),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

/**
 * @param {number} seconds
 * @param {string} text
 */
const row = (seconds, text) => `${seconds.toFixed(1).padStart(8)}  ${text}`
