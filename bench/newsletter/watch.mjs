import { setTimeout as wait } from 'node:timers/promises'

import { countReceived } from './count-received.mjs'

const POLL_MS = 100
/** How long nothing may happen: the job runs once a minute at least. */
export const SILENCE_MS = 120_000

/**
 * Returns what reads how far the sending is, and waits for it.
 * @param {{ client: import('pg').Client, received: import('./mail-server.mjs').Received[], readers: number }} what
 */
export function createWatch({ client, received, readers }) {
  async function readIssue() {
    const { rows } = await client.query(
      'select id, version, state from newsletter_issues order by id desc limit 1',
    )
    return rows[0]
  }

  async function untilNoneQueued() {
    for (;;) {
      const { rows } = await client.query('select from outbox where is_bulk and done_at is null limit 1')
      if (rows.length === 0) return
      await wait(POLL_MS)
    }
  }

  /** Waits until this many readers have an email, as long as more and more of them do. @param {number} count */
  async function untilReceived(count) {
    let [last, since] = [0, performance.now()]
    for (;;) {
      const { reached } = countReceived(received, readers)
      if (reached >= count) return
      if (reached > last) [last, since] = [reached, performance.now()]
      if (performance.now() - since > SILENCE_MS) return
      await wait(POLL_MS)
    }
  }

  /** Waits until the issue is called sent, which a job does within a minute; returns its state. */
  async function untilSent() {
    const begun = performance.now()
    for (;;) {
      const { state } = await readIssue()
      if (state === 'sent' || performance.now() - begun > SILENCE_MS) return state
      await wait(POLL_MS)
    }
  }

  return { readIssue, untilNoneQueued, untilReceived, untilSent }
}
