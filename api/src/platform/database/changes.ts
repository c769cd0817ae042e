import { setTimeout as wait } from 'node:timers/promises'

import type { ClientConfig } from 'pg'

import { type Listener, openListener } from './listener.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 1000
const PING_MS = 2000
/** The longest time that an answer is held back so that cached pages can be invalidated. */
const LONGEST_CATCH_UP_MS = 1000

interface Needs {
  config: ClientConfig
  /**
   * Called when rows that this area of the public API shows have changed; triggers in the migrations define the rows.
   */
  onChange: (area: string) => void
  /** Called when changes may have been missed: the connection was lost, or is back. */
  onGap: () => void
  pingMs?: number
}

export interface ChangeWatch {
  /** Returns false from the loss of the connection until a new one listens. */
  isWatching: () => boolean
  /** Resolves when every change committed before has been reported, or after a timeout on a slow connection. */
  catchUp: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Watches the database for every committed change of any process. Resolves once it listens, and reconnects after a
 * loss.
 */
export async function watchChanges({
  config,
  onChange,
  onGap,
  pingMs = PING_MS,
}: Needs): Promise<ChangeWatch> {
  const closing = new AbortController()
  const { signal } = closing
  const open = () => openListener({ config, onChange, pingMs })
  let listener: Listener | null = await open()

  async function keepListening() {
    while (listener) {
      await listener.lost
      listener = null
      if (signal.aborted) return
      onGap()
      listener = await reopen()
      if (signal.aborted) await listener?.close()
      else onGap()
    }
  }

  /** Reconnects and listens again; null when the watcher is closed meanwhile. */
  async function reopen(): Promise<Listener | null> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      await wait(pauseMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return null
      const opened = await open().catch(() => null)
      if (opened) return opened
    }
  }

  const kept = keepListening()
  return {
    isWatching: () => listener !== null,
    async catchUp() {
      const limit = new AbortController()
      const { signal: isOver } = limit
      const longest = wait(LONGEST_CATCH_UP_MS, undefined, { signal: isOver, ref: false }).catch(
        () => undefined,
      )
      await Promise.race([listener?.catchUp(), longest])
      limit.abort()
    },
    async close() {
      closing.abort()
      await listener?.close()
      await kept
    },
  }
}
