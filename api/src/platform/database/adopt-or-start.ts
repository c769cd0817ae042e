import { setTimeout as wait } from 'node:timers/promises'

const ATTEMPTS = 60
const PAUSE_MS = 250

interface Needs<User> {
  isRunning: () => Promise<boolean>
  /** Starts the server; rejects when another process was faster, too. */
  start: () => Promise<unknown>
  /** Connects to the server; rejects as long as it doesn't answer. */
  join: () => Promise<User>
  /** Ends the attempts. */
  signal?: AbortSignal
}

/**
 * Adopts a running server or starts one, and joins its users. A dead but unreaped process still looks alive, so only a
 * connection proves that a server runs.
 */
export async function adoptOrStart<User>(
  { isRunning, start, join, signal }: Needs<User>,
  pauseMs = PAUSE_MS,
): Promise<{ user: User; isAdopted: boolean }> {
  let lastError: unknown
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    signal?.throwIfAborted()
    try {
      const isAdopted = await isRunning()
      if (!isAdopted) await start()
      return { user: await join(), isAdopted }
    } catch (error) {
      lastError = error
    }
    await wait(pauseMs)
  }
  throw new Error('PostgreSQL neither starts nor answers', { cause: lastError })
}
