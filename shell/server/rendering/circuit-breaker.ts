interface Rules {
  /** Returns a monotonic time in milliseconds. */
  now: () => number
  maxFailures?: number
  pauseMs?: number
}

interface Past {
  failures: number
  pausedUntil: number
}

/**
 * Creates the circuit breaker for remote versions: after some failures in a row a version is paused, and then gets one
 * attempt at a time.
 */
export function createCircuitBreaker({ now, maxFailures = 3, pauseMs = 60_000 }: Rules) {
  const pasts = new Map<string, Past>()

  return {
    /**
     * Tells whether a version may be called. The first call after a pause is a trial; until its outcome is known,
     * further calls wait for another pause.
     */
    mayAsk(key: string): boolean {
      const past = pasts.get(key)
      if (!past || past.failures < maxFailures) return true
      if (now() < past.pausedUntil) return false
      past.pausedUntil = now() + pauseMs
      return true
    },
    failed(key: string) {
      const failures = (pasts.get(key)?.failures ?? 0) + 1
      pasts.set(key, { failures, pausedUntil: now() + pauseMs })
    },
    succeeded(key: string) {
      pasts.delete(key)
    },
  }
}
