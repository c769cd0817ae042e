/** How often each job runs. */
export const PERIOD_MS = 60_000

const SECOND_MS = 1000

export interface JobRun {
  name: string
  isFailed: boolean
  seconds: number
  /** What it failed with. */
  error?: unknown
}

interface Needs {
  /** The jobs by name, in their order. */
  jobs: Record<string, () => Promise<unknown>>
  onError: (error: unknown) => void
  /** Called after each run of each job, for the metrics and the back office. The next job waits for it. */
  onRun?: (run: JobRun) => void | Promise<void>
}

/**
 * Runs the jobs every minute, and one of them when it is woken; one after the other and never twice at once. `stop`
 * resolves after the running job.
 */
export function startJobs({ jobs, onError, onRun }: Needs, periodMs = PERIOD_MS) {
  let running = Promise.resolve()
  let isStopped = false
  /** What waits to run: all jobs, or those that were woken. */
  const waiting = new Set<string | typeof ALL>()

  async function runOne(name: string) {
    const job = jobs[name]
    if (!job || isStopped) return
    const begun = performance.now()
    const outcome = await job().then(
      () => ({ isFailed: false }),
      (error: unknown) => {
        onError(error)
        return { isFailed: true, error }
      },
    )
    await onRun?.({ name, ...outcome, seconds: (performance.now() - begun) / SECOND_MS })
  }

  async function run(what: string | typeof ALL) {
    // A job that is woken while it runs has to run again; the next minute may pass while all of them run.
    if (what !== ALL) waiting.delete(what)
    for (const name of what === ALL ? Object.keys(jobs) : [what]) await runOne(name)
    if (what === ALL) waiting.delete(ALL)
  }

  function enqueue(what: string | typeof ALL) {
    if (isStopped || waiting.has(what)) return
    waiting.add(what)
    running = running.then(() => run(what))
  }

  const timer = setInterval(() => enqueue(ALL), periodMs)
  timer.unref()

  return {
    /** Runs a job as soon as no other runs. */
    wake: (name: string) => enqueue(name),
    stop() {
      isStopped = true
      clearInterval(timer)
      return running
    },
  }
}

const ALL = Symbol('all jobs')
