interface Rules {
  /** Milliseconds that only grow. */
  now: () => number
  maxFailures?: number
  restMs?: number
}

interface Past {
  failures: number
  restsUntil: number
}

/** Which versions are worth asking: after some failures in a row one rests, and is then given one try at a time. */
export function createTrust({ now, maxFailures = 3, restMs = 60_000 }: Rules) {
  const pasts = new Map<string, Past>()

  return {
    /** Asking is a try when the version has rested: until its outcome is known, the next one is a rest away. */
    mayAsk(key: string): boolean {
      const past = pasts.get(key)
      if (!past || past.failures < maxFailures) return true
      if (now() < past.restsUntil) return false
      past.restsUntil = now() + restMs
      return true
    },
    failed(key: string) {
      const failures = (pasts.get(key)?.failures ?? 0) + 1
      pasts.set(key, { failures, restsUntil: now() + restMs })
    },
    succeeded(key: string) {
      pasts.delete(key)
    },
  }
}
