import type { FailedEmailData, JobData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'

const EMAIL: FailedEmailData = {
  id: 7,
  template: 'order_shipped',
  to: 'a…@example.com',
  error: 'EENVELOPE: no such reader',
  attempts: 10,
  given_up_at: '2026-11-01T12:00:00Z',
  is_whole: true,
}
const JOB: JobData = {
  id: 1,
  name: 'purgeOutbox',
  state: 'failed',
  last_run_at: '2026-11-01T12:00:00Z',
  took_ms: 1250,
  due_at: '2026-11-01T12:01:00Z',
  failed_since: '2026-11-01T11:00:00Z',
  last_error: 'Error: no room',
  last_failed_at: '2026-11-01T12:00:00Z',
}

interface Asked {
  query?: Record<string, unknown>
}

function open(path: string, items: unknown[], more: Record<string, unknown> = {}) {
  const asked: unknown[] = []
  const list = ({ query }: Asked) => {
    asked.push(query)
    return { items, page: 1, per_page: 50, total: items.length }
  }
  const { http, calls } = fakeHttp({
    'GET /api/backoffice/waiting': refusal(503, 'Busy.'),
    'GET /api/backoffice/failed-emails': list,
    'GET /api/backoffice/jobs': list,
    ...more,
  })
  renderRoutes(routes, path, { http, session$: staff(9) })
  return { asked, calls }
}

test('a failed email says what it was and why it failed, and is sent again', async () => {
  const { asked, calls } = open('/backoffice/failed-emails?from=2026-11-01', [EMAIL], {
    'POST /api/backoffice/failed-emails/7/send-again': null,
  })
  const row = within(await screen.findByRole('row', { name: /Order shipped/ }))
  expect(row.getByText('a…@example.com')).toBeTruthy()
  expect(row.getByText('EENVELOPE: no such reader')).toBeTruthy()
  expect(asked).toEqual([{ from: '2026-11-01', to: undefined, page: 1 }])
  await userEvent.click(row.getByRole('button', { name: 'Send again: Order shipped to a…@example.com' }))
  await expect.poll(() => asked).toHaveLength(2)
  expect(calls).toContain('POST /api/backoffice/failed-emails/7/send-again')
})

test('an email whose link is erased can’t be sent again', async () => {
  open('/backoffice/failed-emails', [{ ...EMAIL, template: 'reset', is_whole: false }])
  const row = within(await screen.findByRole('row', { name: /Reset/ }))
  expect(row.getByText('Its link has been deleted: the recipient has to request a new one.')).toBeTruthy()
  expect(row.queryByRole('button', { name: /Send again/ })).toBe(null)
})

test('a job says when it ran, how long it took and since when it fails', async () => {
  const { asked } = open('/backoffice/jobs?state=failed', [JOB])
  const row = await screen.findByRole('row', { name: /purgeOutbox/ })
  expect(row.textContent).toMatch(/^purgeOutboxFailedNov 1, 2026.*1,250 msNov 1, 2026.*Error: no room/)
  expect(asked).toEqual([{ state: 'failed', page: 1 }])
})
