import type { ClientConfig } from 'pg'

import { watchChanges } from './database/changes.ts'

/** A listener for changes. It is called with an area of the public API, or with null when anything may have changed. */
export type ChangeListener = (area: string | null) => void

/** The outbox's area on the same channel; no page shows it. */
const OUTBOX = 'outbox'

/**
 * Opens the source of changes: tells subscribers which area of the public API has changed, and that emails may be
 * waiting.
 */
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
    /** Adds a listener; returns the function that removes it. */
    subscribe(listener: ChangeListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Calls `wake` whenever an email was queued or may have been queued unnoticed. */
    onQueuedEmail: (wake: () => void) => void senders.add(wake),
    /** Returns false while changes may go unnoticed. */
    isWatching,
    /** Resolves when all subscribers have been told of every change committed before the call. */
    catchUp,
    close,
  }
}
