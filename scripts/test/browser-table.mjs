const MS = 1000

/**
 * The part of Playwright's JSON that the table needs.
 * @typedef {{ projectName: string, status: string, results: Array<{ duration: number }> }} BrowserTest
 * @typedef {{ specs?: Array<{ title: string, tests: BrowserTest[] }>, suites?: Suite[] }} Suite
 */

/**
 * Returns how each journey ended in each browser, with its seconds: a row per journey, a column per browser.
 * @param {{ suites?: Suite[] } | null} result null when Playwright wrote nothing
 */
export function tableOf(result) {
  const specs = (result?.suites ?? []).flatMap(specsOf)
  const browsers = [...new Set(specs.flatMap(({ tests }) => tests.map((test) => test.projectName)))]
  /** @type {Map<string, Map<string, string>>} */
  const journeys = new Map()
  for (const { title, tests } of specs) {
    const row = journeys.get(title) ?? new Map()
    for (const test of tests) row.set(test.projectName, told(test))
    journeys.set(title, row)
  }
  const rows = [...journeys].map(([title, row]) => [...browsers.map((name) => row.get(name) ?? '–'), title])
  return aligned([[...browsers, 'Journey'], ...rows])
}

/**
 * @param {Suite} suite
 * @returns {NonNullable<Suite['specs']>}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** @param {BrowserTest} test */
function told({ status, results }) {
  const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / MS
  const word = { expected: 'passed', flaky: 'flaky', skipped: 'skipped' }[status] ?? 'failed'
  return `${word} ${seconds.toFixed(1)} s`
}

/** @param {string[][]} rows */
function aligned(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
