import type { DataExportData, DeletionBlockerData, HeldDataData } from '@nireeka/contracts/api'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { MyDataPage } from './my-data-page.tsx'

const WAITING: DataExportData = {
  id: 3,
  state: 'waiting',
  asked_at: '2026-05-04T12:00:00.000Z',
  size_bytes: null,
  expires_at: null,
}
const READY: DataExportData = {
  ...WAITING,
  state: 'ready',
  size_bytes: 2_400_000,
  expires_at: '2026-05-11T12:00:00.000Z',
}

const HELD: HeldDataData = {
  counts: [
    { kind: 'orders', count: 12 },
    { kind: 'forum_posts', count: 1400 },
  ],
  requests: [{ id: 3, asked_at: '2026-05-04T12:00:00.000Z', state: 'gone' }],
}

interface Server {
  asked?: unknown
  held?: unknown
  blockers?: DeletionBlockerData[]
}

function open(latest: DataExportData | null, { asked = WAITING, held = HELD, blockers = [] }: Server = {}) {
  const notify = vi.fn()
  const { http } = fakeHttp({
    'GET /api/account/data': { export: latest, blockers },
    'GET /api/account/data/held': held,
    'POST /api/account/deletion': { due_at: '2026-05-18T12:00:00.000Z' },
    'POST /api/account/data/exports': () => asked,
  })
  renderRoutes([{ path: '/', page: MyDataPage }], '/', { http, notify, confirm: async () => true })
  return notify
}

test('a member asks for their data and is told that it is being made', async () => {
  open(null)
  await userEvent.click(await screen.findByRole('button', { name: 'Request your data' }))
  expect(await screen.findByText(/We’re preparing your file/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ask|Make|Download/ })).toBeNull()
})

test('a file that is ready says its size and until when it can be had', async () => {
  open(READY)
  expect(await screen.findByText(/2\.4 MB\. We delete the file on May 11, 2026/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
})

test('how much is held of each kind stands there, and what became of past requests', async () => {
  open(null)
  expect((await screen.findByText('Forum posts')).closest('div')?.textContent).toBe('Forum posts1,400')
  const counts = screen.getAllByRole('definition')
  expect(counts.map(({ textContent }) => textContent)).toEqual(['12', '1,400'])
  const [request] = within(
    screen.getByRole('list', { name: 'Files you asked for in the last 7 days' }),
  ).getAllByRole('listitem')
  expect(request?.textContent).toMatch(/^May 4, 2026.+Deleted$/)
})

test('counts that can’t be read leave the rest of the page as it is', async () => {
  open(null, { held: refusal(503, 'Busy.') })
  expect(await screen.findByRole('button', { name: 'Request your data' })).toBeTruthy()
})

test('after a failure the member can try again', async () => {
  open({ ...WAITING, state: 'failed' })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/We’re preparing your file/)).toBeTruthy()
})

test('a refusal is told', async () => {
  const asked = refusal(429, 'You can ask for 3 files a day. Please come back tomorrow.')
  const notify = open(READY, { asked })
  await userEvent.click(await screen.findByRole('button', { name: 'Create a new file' }))
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith('error', 'You can ask for 3 files a day. Please come back tomorrow.'),
  )
})

test('what has to be finished before a deletion stands there with its page, and nothing can be deleted', async () => {
  open(null, {
    blockers: [{ text: 'Order N-1 isn’t paid yet. Pay or cancel it.', path: '/dashboard/orders/1' }],
  })
  const link = await screen.findByRole('link', { name: /^Order N-1/ })
  expect(link.getAttribute('href')).toBe('/dashboard/orders/1')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete account' })
  expect(button.disabled).toBe(true)
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('Order N-1 isn’t paid yet.')
  // The reason comes before what a deletion means.
  expect(reason!.compareDocumentPosition(screen.getByText(/Kept for 10 years/))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('who asks for the deletion is told when it happens and how to take it back', async () => {
  const notify = open(null)
  expect(await screen.findByText(/Kept for 10 years/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  const words = /on May 18, 2026.*To keep it, log in before then/
  expect(await screen.findByText(words)).toBeTruthy()
  expect(notify).toHaveBeenCalledWith('success', expect.stringMatching(words))
  // The shell takes the end of the login for a logout, and doesn't call it expired.
  expect(storage.read('logoutPending')).toBe(true)
})
