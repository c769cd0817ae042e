import type { ClientConfig } from 'pg'

import { watchChanges } from './database/changes.ts'

/** An area of the public API, or null: anything may have changed. */
export type ChangeListener = (area: string | null) => void

/** What the outbox calls itself on the same channel: no page shows it. */
const OUTBOX = 'outbox'

/** What of the public API has changed, and that emails may be waiting, told to whoever subscribes. */
export async function openChanges(config: ClientConfig) {
  const listeners = new Set<ChangeListener>()
  const senders = new Set<() => void>()
  const tell: ChangeListener = (area) => {
    if (area === OUTBOX || area === null) senders.forEach((wake) => wake())
    if (area !== OUTBOX) listeners.forEach((listener) => listener(area))
  }
  const { isWatching, catchUp, close } = await watchChanges({
    config,
    onChange: tell,
    onGap: () => tell(null),
  })
  return {
    /** Answers how to end it. */
    subscribe(listener: ChangeListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Calls whenever an email was queued, or that may have gone unheard. */
    onQueuedEmail: (wake: () => void) => void senders.add(wake),
    /** False while changes may go unheard. */
    isWatching,
    /** Resolves when all subscribers have been told of what was committed before. */
    catchUp,
    close,
  }
}
