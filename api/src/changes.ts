import type { ClientConfig } from 'pg'

import { watchChanges } from './database/changes.ts'

/** An area of the public API, or null: anything may have changed. */
export type ChangeListener = (area: string | null) => void

/** What of the public API has changed, told to whoever subscribes. */
export async function openChanges(config: ClientConfig) {
  const listeners = new Set<ChangeListener>()
  const tell: ChangeListener = (area) => listeners.forEach((listener) => listener(area))
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
    /** False while changes may go unheard. */
    isWatching,
    /** Resolves when all subscribers have been told of what was committed before. */
    catchUp,
    close,
  }
}
