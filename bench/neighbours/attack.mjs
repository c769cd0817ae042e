/** Runs one attack in a process of its own: a burst, and the next as soon as it is answered, until the bench ends it. */
import { ATTACKS } from './attacks.mjs'

const [site = '', name = ''] = process.argv.slice(2)
const round = await ATTACKS[/** @type {keyof typeof ATTACKS} */ (name)](site)
process.send?.('ready')

/** @type {Record<string, number>} How many answers of each status there were. */
const statuses = {}
const end = new AbortController()
process.once('message', () => end.abort())
while (!end.signal.aborted) {
  for (const { status } of await round()) statuses[status] = (statuses[status] ?? 0) + 1
}
process.send?.(statuses)
process.disconnect()
