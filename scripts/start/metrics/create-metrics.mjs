import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * @typedef {{ method: string, route: string, status: number, seconds: number }} Answer
 * @typedef {{ name: string, isFailed: boolean, seconds: number }} JobRun
 * @typedef {Awaited<ReturnType<import('../../../api/src/backend.ts').Backend['measure']>>} Measures
 */

/** Creates the metrics of one process, in Prometheus' form. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by server (edge or api), method, route and status',
    labelNames: ['server', 'method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const labelNames = ['job']
  const runs = new Counter({ name: 'job_runs_total', help: 'Runs of each job', labelNames, registers })
  const failures = new Counter({ name: 'job_failures_total', help: 'Failed runs', labelNames, registers })
  const lastRun = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When each job last succeeded, in seconds since 1970',
    labelNames,
    registers,
  })
  const duration = new Gauge({ name: 'job_duration_seconds', help: 'The last run', labelNames, registers })

  return {
    /** @param {'edge' | 'api'} server @returns {(answer: Answer) => void} */
    onAnswer:
      (server) =>
      ({ seconds, ...labels }) =>
        answers.observe({ server, ...labels }, seconds),
    /** @param {JobRun} run */
    onJob({ name: job, isFailed, seconds }) {
      runs.inc({ job })
      duration.set({ job }, seconds)
      if (isFailed) failures.inc({ job })
      else lastRun.setToCurrentTime({ job })
    },
    /** @param {() => { pages: number, bytes: number, rendered: number }} usage */
    watchPages(usage) {
      gauge('page_cache_pages', 'Pages in memory', () => usage().pages)
      gauge('page_cache_bytes', 'Bytes of the pages in memory', () => usage().bytes)
      counter(
        'pages_rendered_total',
        'Pages that were rendered, since they were not in memory',
        () => usage().rendered,
      )
    },
    /** @param {() => Promise<Measures>} measure */
    watchDatabase(measure) {
      /** @type {Promise<Measures> | null} */
      let measured = null
      // All gauges of one scrape share one look at the database.
      const shared = () => {
        measured ??= measure().finally(() => {
          measured = null
        })
        return measured
      }
      for (const [name, [help, read]] of Object.entries(DATABASE_GAUGES)) {
        gauge(name, help, async () => read(await shared()))
      }
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }

  /** @param {string} name @param {string} help @param {() => number} read */
  function counter(name, help, read) {
    return new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }

  /** @param {string} name @param {string} help @param {() => number | null | Promise<number | null>} read */
  function gauge(name, help, read) {
    return new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read()
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  }
}

/** @type {Record<string, [help: string, read: (measures: Measures) => number | null]>} */
const DATABASE_GAUGES = {
  database_up: ['1 while the database answers', ({ outbox }) => (outbox ? 1 : 0)],
  database_pool_connections: ['Open connections', ({ pool }) => pool.open],
  database_pool_idle_connections: ['Connections that nobody uses', ({ pool }) => pool.idle],
  database_pool_queue: ['Calls that wait for a connection', ({ pool }) => pool.waiting],
  password_queue: ['Passwords that wait to be hashed or checked', ({ passwords }) => passwords.waiting],
  outbox_waiting: ['Emails that wait to be sent', ({ outbox }) => outbox && outbox.waiting],
  outbox_oldest_seconds: [
    'How long the oldest of them has waited',
    ({ outbox }) => outbox && outbox.oldestSeconds,
  ],
  outbox_given_up: ['Emails given up in the last day', ({ outbox }) => outbox && outbox.givenUp],
}
