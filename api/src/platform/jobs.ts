const PERIOD_MS = 60_000

const SECOND_MS = 1000

export interface JobRun {
  name: string
  isFailed: boolean
  seconds: number
}

interface Needs {
  /** The jobs by name, in their order. */
  jobs: Record<string, () => Promise<unknown>>
  onError: (error: unknown) => void
  /** Called after each run of each job, for the metrics. */
  onRun?: (run: JobRun) => void
}

/**
 * Runs the jobs every minute, one after the other and never twice at once. Returns a function that stops them after the
 * running job.
 */
export function startJobs({ jobs, onError, onRun }: Needs, periodMs = PERIOD_MS): () => Promise<void> {
  let running = Promise.resolve()
  let isBusy = false

  async function runAll() {
    isBusy = true
    for (const [name, job] of Object.entries(jobs)) await runOne(name, job)
    isBusy = false
  }

  async function runOne(name: string, job: () => Promise<unknown>) {
    const begun = performance.now()
    const isFailed = await job().then(
      () => false,
      (error: unknown) => {
        onError(error)
        return true
      },
    )
    onRun?.({ name, isFailed, seconds: (performance.now() - begun) / SECOND_MS })
  }

  const timer = setInterval(() => {
    if (!isBusy) running = runAll()
  }, periodMs)
  timer.unref()

  return () => {
    clearInterval(timer)
    return running
  }
}
