import type { ServerUser } from './server-user.ts'

interface Needs {
  first: ServerUser
  /** Adopts or starts the server again. */
  rejoin: (signal: AbortSignal) => Promise<ServerUser>
  report: (message: string) => void
}

/**
 * Starts the server again whenever it ends, until this process leaves. `leave` returns whether this process was the
 * last user, who stops the server.
 */
export function keepRunning({ first, rejoin, report }: Needs): { leave: () => Promise<boolean> } {
  const leaving = new AbortController()
  const { signal } = leaving
  let user: ServerUser | null = first

  async function tryToRejoin(): Promise<ServerUser | null> {
    try {
      return await rejoin(signal)
    } catch (error) {
      if (!signal.aborted) report(`PostgreSQL has not started: ${String(error)}`)
      return null
    }
  }

  async function keep() {
    while (user && !signal.aborted) {
      await user.lost
      if (signal.aborted) return
      report('PostgreSQL has ended and is started again')
      user = null
      while (!user && !signal.aborted) user = await tryToRejoin()
    }
  }

  const kept = keep()
  return {
    async leave() {
      const wasLost = user === null
      leaving.abort()
      // A start that is under way is waited for, so that no server stays behind.
      if (wasLost) await kept
      return (await user?.leave()) ?? false
    },
  }
}
