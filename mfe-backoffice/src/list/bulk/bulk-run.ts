/** A row in a bulk run, with its own idempotency key and how far it is. */
export interface BulkItem<Row> {
  row: Row
  key: string
  status: 'waiting' | 'running' | 'done' | 'failed'
  /** Why it failed, as a sentence. */
  reason: string | null
}

export interface BulkProgress<Row> {
  items: ReadonlyArray<BulkItem<Row>>
  isRunning: boolean
  /** Why the run has stopped by itself, as a sentence; null if somebody has stopped it. */
  stoppedBy: string | null
}

interface Needs<Row> {
  rows: readonly Row[]
  act: (row: Row, key: string) => Promise<unknown>
  /** Returns what is said of a failed call. */
  reasonOf: (error: unknown) => string
  /** Returns whether an error would meet all other rows, too, such as a server that can't be reached. */
  endsRun: (error: unknown) => boolean
}

/** How many calls run at once. */
const AT_ONCE = 4

/**
 * Returns a run that makes one call for each row, at most four at once. It can be stopped and continued. What ends the
 * run isn't held against its row: that waits again, with the same key, so that nothing is done twice.
 */
export function createBulkRun<Row>({ rows, act, reasonOf, endsRun }: Needs<Row>) {
  const listeners = new Set<() => void>()
  let active = 0
  let progress: BulkProgress<Row> = {
    items: rows.map((row) => ({ row, key: crypto.randomUUID(), status: 'waiting', reason: null })),
    isRunning: false,
    stoppedBy: null,
  }

  function change(part: Partial<BulkProgress<Row>>) {
    progress = { ...progress, ...part }
    for (const listener of listeners) listener()
  }
  const mark = (at: number, part: Partial<BulkItem<Row>>) =>
    change({ items: progress.items.map((item, index) => (index === at ? { ...item, ...part } : item)) })

  async function runOne(at: number) {
    const { row, key } = progress.items[at]!
    mark(at, { status: 'running' })
    try {
      await act(row, key)
      mark(at, { status: 'done' })
    } catch (error) {
      if (endsRun(error)) {
        mark(at, { status: 'waiting' })
        change({ isRunning: false, stoppedBy: reasonOf(error) })
      } else mark(at, { status: 'failed', reason: reasonOf(error) })
    }
  }

  async function work() {
    active += 1
    for (let at = next(); progress.isRunning && at >= 0; at = next()) await runOne(at)
    active -= 1
    if (active === 0) change({ isRunning: false })
  }
  const next = () => progress.items.findIndex(({ status }) => status === 'waiting')

  return {
    getProgress: () => progress,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Starts the run, or continues it with the rows that wait. */
    start() {
      change({ isRunning: true, stoppedBy: null })
      const waiting = progress.items.filter(({ status }) => status === 'waiting').length
      for (let more = Math.min(AT_ONCE - active, waiting); more > 0; more--) void work()
      if (active === 0) change({ isRunning: false })
    },
    /** Begins no further call; those that run are finished. */
    stop: () => change({ isRunning: false }),
  }
}

export type BulkRun<Row> = ReturnType<typeof createBulkRun<Row>>
