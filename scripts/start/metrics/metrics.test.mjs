import { expect, onTestFinished, test } from 'vitest'

import { createMetrics } from './create-metrics.mjs'
import { serveMetrics } from './serve-metrics.mjs'

const TOKEN = 'a-token-of-enough-characters'
const POOL = { open: 7, idle: 2, waiting: 3 }
const OUTBOX = { waiting: 4, oldestSeconds: 90, givenUp: 1 }

/** @param {import('./metrics-settings.mjs').MetricsSettings} settings */
async function serve(settings, metrics = createMetrics()) {
  const served = await serveMetrics(settings, metrics)
  onTestFinished(served.close)
  return served
}

/** @param {string} address @param {Record<string, string>} [headers] */
async function read(address, headers) {
  const answer = await fetch(address, { headers })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('requests are counted and timed by server, method, route and status', async () => {
  const metrics = createMetrics()
  const answer = { method: 'GET', route: '/api/orders/:id', status: 404, seconds: 0.03 }
  metrics.onAnswer('api')(answer)
  metrics.onAnswer('api')({ ...answer, seconds: 0.01 })
  metrics.onAnswer('edge')({ ...answer, route: '/*', status: 200 })
  const text = await metrics.text()
  const labels = 'server="api",method="GET",route="/api/orders/:id",status="404"'
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 2`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.02",${labels}} 1`)
  expect(text).toContain('server="edge",method="GET",route="/*",status="200"} 1')
})

test('jobs are counted with their failures and the time of the last success', async () => {
  const metrics = createMetrics()
  metrics.onJob({ name: 'purgeOutbox', isFailed: false, seconds: 0.5 })
  metrics.onJob({ name: 'purgeOutbox', isFailed: true, seconds: 2 })
  const text = await metrics.text()
  expect(text).toContain('job_runs_total{job="purgeOutbox"} 2')
  expect(text).toContain('job_failures_total{job="purgeOutbox"} 1')
  expect(text).toContain('job_duration_seconds{job="purgeOutbox"} 2')
  expect(text).toMatch(/job_last_success_timestamp_seconds\{job="purgeOutbox"\} \d{10}/)
})

test('pool, queues, outbox and pages in memory are looked at once for each reading', async () => {
  const metrics = createMetrics()
  let looks = 0
  metrics.watchPages(() => ({ pages: 12, bytes: 340_000, rendered: 90 }))
  metrics.watchDatabase(async () => {
    looks++
    return { pool: POOL, passwords: { waiting: 5 }, outbox: OUTBOX }
  })
  const lines = (await metrics.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'database_up 1',
      'database_pool_connections 7',
      'database_pool_idle_connections 2',
      'database_pool_queue 3',
      'password_queue 5',
      'outbox_waiting 4',
      'outbox_oldest_seconds 90',
      'outbox_given_up 1',
      'page_cache_pages 12',
      'page_cache_bytes 340000',
      'pages_rendered_total 90',
    ]),
  )
  expect(looks).toBe(1)
  await metrics.text()
  expect(looks).toBe(2)
})

test('without a database, the rest can be read, and nothing is made up', async () => {
  const metrics = createMetrics()
  /** @type {typeof OUTBOX | null} */
  let outbox = OUTBOX
  metrics.watchDatabase(async () => ({ pool: POOL, passwords: { waiting: 0 }, outbox }))
  await metrics.text()
  outbox = null
  const text = await metrics.text()
  expect(text).toContain('\ndatabase_up 0\n')
  expect(text).toContain('\ndatabase_pool_queue 3\n')
  expect(text).not.toMatch(/^outbox_waiting \d/m)
  expect(text).toContain('process_resident_memory_bytes')
})

test('without a token, the metrics are for this machine only', async () => {
  const { address, host } = await serve({ port: 0 })
  expect(host).toBe('127.0.0.1')
  const { status, type, text } = await read(address.replace('localhost', host))
  expect([status, type]).toEqual([200, expect.stringContaining('version=0.0.4')])
  expect(text).toContain('# TYPE http_request_duration_seconds histogram')
  expect((await read(address.replace(/localhost(.*)\/metrics/, '127.0.0.1$1/'))).status).toBe(404)
})

test('a port that is taken is told in one sentence', async () => {
  const { address } = await serve({ port: 0 })
  const again = serveMetrics({ port: Number(new URL(address).port) }, createMetrics())
  await expect(again).rejects.toThrow(expect.objectContaining({ name: 'ConfigurationError' }))
})

test.each([undefined, 'Bearer', `Bearer ${TOKEN}x`, `bearer ${TOKEN}`, `Basic ${TOKEN}`])(
  'with a token, nothing is told to %s',
  async (authorization) => {
    const { address } = await serve({ port: 0, token: TOKEN })
    const answer = await read(address, authorization ? { authorization } : {})
    expect([answer.status, answer.text]).toEqual([401, 'A token is needed'])
  },
)

test('with a token, who has it reads them from anywhere', async () => {
  const { address, host } = await serve({ port: 0, token: TOKEN })
  expect(host).not.toBe('127.0.0.1')
  expect((await read(address, { authorization: `Bearer ${TOKEN}` })).status).toBe(200)
})
