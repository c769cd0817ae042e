import { setTimeout as wait } from 'node:timers/promises'

import type { ClientConfig } from 'pg'

import { type Listener, openListener } from './listener.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
const PING_MS = 5000
/** An answer isn't held back longer than this for the sake of pages in memory. */
const LONGEST_CATCH_UP_MS = 1000

interface Needs {
  config: ClientConfig
  /** Rows that this area of the public API shows have changed; the migrations say which rows those are. */
  onChange: (area: string) => void
  /** Changes may have been missed: the connection is lost, or it is back. */
  onGap: () => void
  pingMs?: number
}

export interface ChangeWatch {
  /** False from the loss of the connection until the next one listens. */
  isWatching: () => boolean
  /** Resolves when every change that was committed before has been told, or the connection is too slow to wait for. */
  catchUp: () => Promise<void>
  close: () => Promise<void>
}

/** Hears of every committed change, whichever process made it. Listens when it is answered, and again after a loss. */
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

  /** Null when it is closed meanwhile. */
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
