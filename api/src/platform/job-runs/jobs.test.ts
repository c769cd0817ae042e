import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createForgetJobs } from './forget-jobs.ts'
import { createNoteJob } from './note-job.ts'

const MINUTE = 60_000

let app: TestApp
let admin = ''
let time = Date.parse('2026-11-20T12:00:00Z')
const now = () => new Date(time)
beforeAll(async () => {
  app = await openTestApp({ now })
  admin = (await app.member(9)).token
})
afterAll(() => app.close())

const jobs = async (query = '') =>
  (await app.call(`/api/backoffice/jobs${query}`, { as: admin })).json().data.items
const note = (name: string, error?: Error) =>
  createNoteJob({ db: app.db, now })({ name, isFailed: error !== undefined, error, seconds: 0.25 })

test('a job has failed since the first failure in a row; its last error stays', async () => {
  await note('purge', new Error('first'))
  time += MINUTE
  await note('purge', new Error('second'))
  await note('send')
  expect(await jobs()).toMatchObject([
    {
      name: 'purge',
      state: 'failed',
      last_run_at: '2026-11-20T12:01:00.000Z',
      due_at: '2026-11-20T12:02:00.000Z',
      took_ms: 250,
      failed_since: '2026-11-20T12:00:00.000Z',
      last_error: 'Error: second',
    },
    { name: 'send', state: 'fine', failed_since: null, last_error: null, last_failed_at: null },
  ])
  time += MINUTE
  await note('purge')
  expect(await jobs('?state=fine')).toMatchObject([
    {
      name: 'purge',
      failed_since: null,
      last_error: 'Error: second',
      last_failed_at: '2026-11-20T12:01:00.000Z',
    },
    { name: 'send' },
  ])
})

test('a job that does not run when it is due is late, and after a week forgotten', async () => {
  time += 7 * MINUTE
  await note('send')
  expect(await jobs('?state=late')).toMatchObject([{ name: 'purge' }])
  const query = '?from=2026-11-20&to=2026-11-20'
  const figures = (await app.call(`/api/backoffice/figures/system${query}`, { as: admin })).json().data
  expect(figures).toMatchObject({ failed_jobs: 0, late_jobs: 1 })
  time += 7 * 24 * 60 * MINUTE
  await createForgetJobs({ db: app.db, now })()
  expect(await app.db.selectFrom('job_runs').select('name').execute()).toEqual([{ name: 'send' }])
})

test('jobs are for admins', async () => {
  const agent = (await app.member(1)).token
  expect((await app.call('/api/backoffice/jobs', { as: agent })).statusCode).toBe(403)
})
