import { expect, test } from 'vitest'

import { readPlaywright, readVitest, report, sumUp, withExit } from './test-report.mjs'

/** @typedef {import('./test-report.mjs').Attempt} Attempt */
/** @typedef {import('./test-report.mjs').Spec} Spec */
/** @typedef {import('./test-report.mjs').PlaywrightResult} PlaywrightResult */

/**
 * @param {number} duration
 * @param {string[]} messages
 */
const attempt = (duration, ...messages) => ({ duration, errors: messages.map((message) => ({ message })) })
/**
 * @param {string} title
 * @param {string} status
 * @param {Attempt[]} results
 */
const spec = (title, status, ...results) => ({
  file: 'shop/cart.spec.ts',
  title,
  tests: [{ status, results }],
})

/**
 * Returns Playwright's JSON for one file with a `describe` block.
 * @param {Spec[]} specs
 * @param {PlaywrightResult['stats']} stats
 */
const browserRun = (specs, stats) => ({ stats, suites: [{ specs: [], suites: [{ specs }] }] })

/** @param {number} count */
const flakyRun = (count) => {
  const specs = Array.from({ length: count }, (_, index) =>
    spec(
      `test ${index}`,
      'flaky',
      attempt(9000, '\u001B[31mError: no button\u001B[39m\n  at line 3'),
      attempt(100),
    ),
  )
  return readPlaywright(browserRun(specs, { expected: 5, flaky: count, unexpected: 0 }))
}

test('a test that passed at its second try is flaky, with the first line of its first error', () => {
  expect(flakyRun(1)).toMatchObject({
    passed: 6,
    failed: 0,
    flaky: [{ title: 'shop/cart.spec.ts: test 0', error: 'Error: no button' }],
  })
})

test('three flaky tests pass, and each is told', () => {
  const outcome = sumUp([flakyRun(3)])
  expect(outcome).toMatchObject({ passed: 8, failed: 0 })
  const lines = report(outcome, []).split('\n')
  expect(lines.filter((line) => line.startsWith('flaky: '))).toHaveLength(3)
  expect(lines.at(-1)).toBe('8 passed, 0 failed')
})

test('four flaky tests fail the run', () => {
  expect(report(sumUp([flakyRun(4)]), [])).toMatch(/count as failed[\s\S]*\n5 passed, 4 failed$/)
})

test('a run that ended badly without a failed test is one failure, as is one that wrote nothing', () => {
  expect(withExit(readVitest({ numPassedTests: 7, numFailedTests: 0 }), false)).toMatchObject({ failed: 1 })
  expect(withExit(readVitest(null), false)).toMatchObject({ passed: 0, failed: 1 })
  expect(withExit(readPlaywright(null), false)).toMatchObject({ passed: 0, failed: 1 })
  expect(withExit(readVitest({ numPassedTests: 7, numFailedTests: 2 }), false)).toMatchObject({ failed: 2 })
})

test('the table has every step, their sum, and the slowest tests of all runs first', () => {
  const unit = readVitest(
    {
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [
        { name: '/home/a.test.ts', assertionResults: [{ fullName: 'quick', duration: 2 }] },
        { name: '/home/b.test.ts', assertionResults: [{ fullName: 'slow', duration: 12_000 }] },
      ],
    },
    '/home/',
  )
  const browser = readPlaywright(
    browserRun([spec('buys', 'expected', attempt(4000))], { expected: 1, flaky: 0, unexpected: 0 }),
  )
  const text = report(sumUp([unit, browser]), [
    { name: 'types', seconds: 4 },
    { name: 'lint', seconds: 1.5 },
  ])
  expect(text).toContain('     4.0  types\n     1.5  lint\n     5.5  all')
  expect(text).toContain(
    '    12.0  b.test.ts: slow\n     4.0  shop/cart.spec.ts: buys\n     0.0  a.test.ts: quick',
  )
  expect(text.split('\n').at(-1)).toBe('3 passed, 0 failed')
})
