import type { ClientConfig } from 'pg'

import { watchChanges } from './database/changes.ts'
import { JOB } from './wake-job.ts'

/** A listener for changes. It is called with an area of the public API, or with null when anything may have changed. */
export type ChangeListener = (area: string | null) => void

/** The outbox's area on the same channel; no page shows it. */
const OUTBOX = 'outbox'

/** Live topics on the same channel begin with this word; no page in the edge's memory depends on them. */
const LIVE = 'live '

/**
 * Opens the source of changes: tells subscribers which area of the public API has changed, that emails may be
 * waiting, and which jobs are to run at once.
 */
export async function openChanges(config: ClientConfig) {
  const listeners = new Set<ChangeListener>()
  const senders = new Set<() => void>()
  const live = new Set<ChangeListener>()
  const jobs = new Set<(name: string) => void>()
  const tell: ChangeListener = (area) => {
    if (area === null) live.forEach((listener) => listener(null))
    if (area?.startsWith(JOB)) return jobs.forEach((wake) => wake(area.slice(JOB.length)))
    if (area?.startsWith(LIVE)) return live.forEach((listener) => listener(area.slice(LIVE.length)))
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
    /** Calls `listener` with each live topic, or with null when any may have been missed. */
    onLive: (listener: ChangeListener) => void live.add(listener),
    /** Calls `wake` with the name of each job that is to run at once. */
    onWokenJob: (wake: (name: string) => void) => void jobs.add(wake),
    /** Returns false while changes may go unnoticed. */
    isWatching,
    /** Resolves when all subscribers have been told of every change committed before the call. */
    catchUp,
    close,
  }
}
