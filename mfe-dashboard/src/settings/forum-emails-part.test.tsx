import type { ForumEmailsData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { ForumEmailsPart } from './forum-emails-part.tsx'

function open(reply: unknown) {
  const settings: ForumEmailsData = { digest: 'weekly', emails_mentions: true }
  const notify = vi.fn()
  const { http } = fakeHttp({ 'GET /api/forum/emails': settings, 'PUT /api/forum/emails': reply })
  renderRoutes([{ path: '/', page: ForumEmailsPart }], '/', { http, notify })
  return notify
}

const digest = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Summary of new posts' })

test('what is chosen is what stands there afterwards', async () => {
  open({ digest: 'off', emails_mentions: true })
  await userEvent.selectOptions(await digest(), 'Off')
  await vi.waitFor(async () => expect((await digest()).value).toBe('off'))
})

test('a choice that can’t be saved stays as it was, and why is told', async () => {
  const notify = open(refusal(503, 'Busy.'))
  await userEvent.selectOptions(await digest(), 'Every day')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Busy.'))
  expect((await digest()).value).toBe('weekly')
})
