/** @typedef {import('./tally.mjs').Call} Call */

/** How many findings of an operation are listed. */
const LISTED = 3
const LONGEST = 600
/** How much of a text is looked through for what is repeated. */
const READ = 10_000
/** Headers without which a finding can be read better. */
const LEFT_OUT = new Set(['authorization', 'cookie', 'x-nireeka', 'sec-fetch-site'])

/**
 * Collects what is wrong with answers, and what else the site has logged as an error.
 * @param {import('./logged-errors.mjs').Errors} errors
 */
export function createFindings(errors) {
  /** @type {Map<string, string[]>} */
  const byOperation = new Map()
  let count = 0

  return {
    count: () => count + errors.others().length,
    /** @param {Call} call @param {string} problem @param {number} parallel how many such calls were sent at once */
    add({ operation, caller, sent, answer }, problem, parallel) {
      count++
      const those = byOperation.get(operation.title) ?? []
      byOperation.set(operation.title, those)
      if (those.length >= LISTED) return
      const cause = errors.causeOf(sent.method, sent.path.split('?')[0] ?? '')
      const times = parallel > 1 ? `, ${parallel} at once` : ''
      those.push(
        [
          `${answer.status}: ${problem}`,
          `    ${sent.method} ${shortened(sent.path)} as ${caller.name}${times}`,
          `    headers ${shortened(JSON.stringify(shownHeaders(sent.headers)))}`,
          ...(sent.body === undefined ? [] : [`    body ${shownBody(sent.body)}`]),
          ...(answer.text ? [`    answer ${shortened(answer.text)}`] : []),
          ...(cause ? [`    cause ${shortened(cause)}`] : []),
        ].join('\n'),
      )
    },
    print() {
      for (const [title, those] of byOperation) {
        console.log(`\n${title}`)
        for (const text of those) console.log(`  ${text}`)
      }
      if (errors.others().length > 0) console.log('\nErrors that belong to no request')
      for (const text of errors.others()) console.log(`  ${shortened(text)}`)
    },
  }
}

/** @param {Record<string, string>} headers */
const shownHeaders = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !LEFT_OUT.has(name)))

/** @param {Buffer | string} body */
const shownBody = (body) =>
  typeof body === 'string'
    ? shortened(body)
    : `of ${body.length} bytes: ${shortened(body.toString('base64'))}`

/** Returns a text in which what is repeated and what is too long is left out. @param {string} text */
function shortened(text) {
  const begin = text.slice(0, READ)
  const plain = begin.replaceAll(
    /(.{1,6}?)\1{20,}/gs,
    (all, part) => `${part}…(${all.length / part.length} times)`,
  )
  return plain.length > LONGEST || text.length > READ
    ? `${plain.slice(0, LONGEST)}… (${text.length} characters)`
    : plain
}
