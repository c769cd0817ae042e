interface Needs<T> {
  work: Promise<T>
  /** The longest wait, in milliseconds, and the longest one during which the database answers nobody. */
  limitMs: number
  silenceMs: number
  /** When the database has answered somebody last, by `performance.now()`. */
  answeredAt: () => number
  /** Called instead of an answer. */
  onTimeout: (isSilent: boolean) => Error
}

/** Resolves like `work`, or rejects when that takes too long; `work` itself goes on. */
export function limitWait<T>({ work, limitMs, silenceMs, answeredAt, onTimeout }: Needs<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    let timer: NodeJS.Timeout
    let isDone = false

    function check() {
      if (isDone) return
      const now = performance.now()
      const silentAt = Math.max(begun, answeredAt()) + silenceMs
      const endsAt = Math.min(begun + limitMs, silentAt)
      if (now >= endsAt) reject(onTimeout(now >= silentAt))
      // Answers that came while this process was busy are read before the next check.
      else timer = setTimeout(() => setImmediate(check), endsAt - now)
    }
    function finish() {
      isDone = true
      clearTimeout(timer)
    }

    check()
    work.finally(finish).then(resolve, reject)
  })
}
