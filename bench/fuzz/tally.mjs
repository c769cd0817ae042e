/**
 * @typedef {import('./operations.mjs').Operation} Operation
 * @typedef {import('./callers.mjs').Caller} Caller
 * @typedef {import('./send.mjs').Answer} Answer
 * @typedef {import('./requests.mjs').Sent} Sent
 * @typedef {{ operation: Operation, caller: Caller, sent: Sent, answer: Answer }} Call
 */

/** The columns of the table. @type {Array<[title: string, is: (status: number) => boolean]>} */
const CLASSES = [
  ['2xx', (status) => status >= 200 && status < 300],
  ['3xx', (status) => status >= 300 && status < 400],
  ['400/422', (status) => status === 400 || status === 422],
  ['401/403', (status) => status === 401 || status === 403],
  ['404/409', (status) => status === 404 || status === 409],
  ['429', (status) => status === 429],
  ['other 4xx', (status) => [402, 405, 406, 410, 411, 412, 413, 414, 415, 416, 431].includes(status)],
  ['5xx, none', (status) => status === 0 || status >= 500],
]
const WIDTH = 11

/** Counts answers by caller and by operation. */
export function createTally() {
  /** @type {Map<string, number[]>} */
  const callers = new Map()
  /** @type {Map<string, { calls: number, successes: number }>} */
  const operations = new Map()
  let calls = 0
  let reached = 0

  return {
    /** @param {Call} call */
    count({ operation, caller, sent, answer }) {
      const row = callers.get(caller.name) ?? CLASSES.map(() => 0)
      CLASSES.forEach(([, is], at) => (row[at] = (row[at] ?? 0) + (is(answer.status) ? 1 : 0)))
      callers.set(caller.name, row)
      const one = operations.get(operation.title) ?? { calls: 0, successes: 0 }
      one.calls++
      if (answer.status < 400 && answer.status > 0) one.successes++
      operations.set(operation.title, one)
      calls++
      if (isReached(sent, answer)) reached++
    },
    calls: () => calls,
    /** Returns the share of calls that got beyond access, validation and limits, from 0 to 1. */
    reached: () => reached / calls,

    /** Prints answers by caller, and the operations that never succeeded. */
    print() {
      console.log(`\n${'caller'.padEnd(10)}${CLASSES.map(([title]) => title.padStart(WIDTH)).join('')}`)
      for (const [name, row] of callers) {
        console.log(name.padEnd(10) + row.map((count) => String(count).padStart(WIDTH)).join(''))
      }
      const never = [...operations].filter(([, { successes }]) => successes === 0)
      const each = [...operations.values()].map((one) => one.calls)
      console.log(
        `\n${calls} calls of ${operations.size} operations, ${Math.min(...each)} to ${Math.max(...each)} each`,
      )
      if (never.length > 0) console.log('Without a single success:')
      for (const [title] of never) console.log(`  ${title}`)
    },
  }
}

/**
 * Tells whether a handler has decided. A spoilt path may belong to no operation, so its 404 says nothing.
 * @type {(sent: Sent, answer: Answer) => boolean}
 */
const isReached = ({ spoil }, { status }) =>
  (status >= 200 && status < 400) || status === 409 || (status === 404 && !spoil.startsWith('path'))
