const PERIOD_MS = 60_000

interface Needs {
  jobs: Array<() => Promise<unknown>>
  onError: (error: unknown) => void
}

/**
 * Runs the jobs every minute, one after the other and never twice at once. Returns a function that stops them after the
 * running job.
 */
export function startJobs({ jobs, onError }: Needs, periodMs = PERIOD_MS): () => Promise<void> {
  let running = Promise.resolve()
  let isBusy = false

  async function runAll() {
    isBusy = true
    for (const job of jobs) await job().catch(onError)
    isBusy = false
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
