interface Input {
  atOnce: number
  /** How many may wait besides. */
  waiting: number
  /** What whoever comes on top of that is told. */
  refusal: () => Error
}

/** Runs work a few at a time, in the order in which it came. */
export function createConcurrencyLimit({ atOnce, waiting, refusal }: Input) {
  const line: Array<() => void> = []
  let running = 0

  async function turn() {
    if (running < atOnce) {
      running++
      return
    }
    if (line.length >= waiting) throw refusal()
    await new Promise<void>((resolve) => {
      line.push(resolve)
    })
  }

  /** Whoever is next takes over the place, so that nobody slips in between. */
  function leave() {
    const next = line.shift()
    if (next) next()
    else running--
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
