import { appendFileSync, existsSync, readFileSync } from 'node:fs'

const MS = 1000

/** @typedef {{ name: string, seconds: number }} Step */

/** Commands that run together, such as those of .ci/run, name the same file in STEPS_FILE and share the table. */
const file = process.env.STEPS_FILE
/** @type {Step[]} */
const own = []

/**
 * Runs `work` and records its duration under `name`, whether it succeeds or not.
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    record({ name, seconds: (performance.now() - begun) / MS })
  }
}

/** @param {Step} row */
function record(row) {
  own.push(row)
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`)
}

/**
 * Returns all steps so far, in their order.
 * @returns {Step[]}
 */
export function allSteps() {
  if (!file || !existsSync(file)) return own
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
