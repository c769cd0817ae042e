/**
 * Counts what readers got: `reached` readers, those left out, those who got two different emails, those who got the same
 * email again under its Message-ID, which mail programs show once, and emails without the header that unsubscribes.
 * @param {import('./mail-server.mjs').Received[]} received
 * @param {number} readers
 */
export function countReceived(received, readers) {
  /** @type {Map<string, string[]>} */
  const idsOf = new Map()
  const newsletters = received.filter(({ to }) => to.startsWith('reader-'))
  for (const { to, id } of newsletters) idsOf.set(to, [...(idsOf.get(to) ?? []), id])
  const all = [...idsOf.values()]
  return {
    reached: all.length,
    leftOut: readers - all.length,
    twice: all.filter((ids) => new Set(ids).size > 1).length,
    again: all.filter((ids) => ids.length > new Set(ids).size).length,
    withoutHeader: newsletters.filter(({ isOneClick }) => !isOneClick).length,
  }
}
