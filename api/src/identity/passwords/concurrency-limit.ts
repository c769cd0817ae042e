interface Input {
  atOnce: number
  /** How many calls may wait, in addition to the running ones. */
  waiting: number
  /** Returns the error for calls beyond that number. */
  refusal: () => Error
}

/**
 * Returns a function that runs work a few pieces at a time, in the order of the calls. Its `waiting` returns how many
 * calls wait.
 */
export function createConcurrencyLimit({ atOnce, waiting, refusal }: Input) {
  const queue: Array<() => void> = []
  let running = 0

  async function turn() {
    if (running < atOnce) {
      running++
      return
    }
    if (queue.length >= waiting) throw refusal()
    await new Promise<void>((resolve) => {
      queue.push(resolve)
    })
  }

  /** Ends a piece of work and hands its slot to the next waiting call directly, so that no newer call can take it. */
  function leave() {
    const next = queue.shift()
    if (next) next()
    else running--
  }

  async function limited<T>(work: () => Promise<T>): Promise<T> {
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
  return Object.assign(limited, { waiting: () => queue.length })
}
