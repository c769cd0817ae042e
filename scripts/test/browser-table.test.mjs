import { expect, test } from 'vitest'

import { tableOf } from './browser-table.mjs'

/**
 * @param {string} projectName
 * @param {string} status
 * @param {number} duration
 */
const run = (projectName, status, duration) => ({ projectName, status, results: [{ duration }] })

test('a row tells how a journey ended in each browser, whether they share its entry or not', () => {
  const table = tableOf({
    suites: [
      {
        specs: [
          {
            title: 'buys',
            tests: [run('Firefox', 'expected', 9500), run('WebKitGTK', 'unexpected', 12_040)],
          },
        ],
      },
      { specs: [{ title: 'writes', tests: [run('WebKitGTK', 'expected', 4000)] }] },
      { suites: [{ specs: [{ title: 'writes', tests: [run('Firefox', 'skipped', 0)] }] }] },
    ],
  })
  expect(table.split('\n')).toEqual([
    'Firefox        WebKitGTK      Journey',
    'passed 9.5 s   failed 12.0 s  buys',
    'skipped 0.0 s  passed 4.0 s   writes',
  ])
})

test('without a result the table has its head alone', () => {
  expect(tableOf(null)).toBe('Journey')
})
