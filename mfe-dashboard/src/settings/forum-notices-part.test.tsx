import type { NotificationChoicesData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { ForumNoticesPart } from './forum-notices-part.tsx'

function open(reply: (body: unknown) => unknown) {
  const choices: NotificationChoicesData = { writing_level: 'all', tells_likes: true }
  const notify = vi.fn()
  const { http } = fakeHttp({
    'GET /api/notifications/choices': choices,
    'PUT /api/notifications/choices': ({ body }: { body: unknown }) => reply(body),
  })
  renderRoutes([{ path: '/', page: ForumNoticesPart }], '/', { http, notify })
  return notify
}

const level = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^When I reply/ })
const likes = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /likes my posts/ })

test('what a member hears of their own threads is saved at once', async () => {
  const sent: unknown[] = []
  open((body) => (sent.push(body), body))
  await userEvent.selectOptions(await level(), 'Only mentions')
  await vi.waitFor(async () => expect((await level()).value).toBe('mentions'))
  await userEvent.click(await likes())
  await vi.waitFor(async () => expect((await likes()).checked).toBe(false))
  expect(sent).toEqual([
    { writing_level: 'mentions', tells_likes: true },
    { writing_level: 'mentions', tells_likes: false },
  ])
})

test('a choice that can’t be saved stays as it was, and why is told', async () => {
  const notify = open(() => refusal(503, 'Busy.'))
  await userEvent.click(await likes())
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Busy.'))
  expect((await likes()).checked).toBe(true)
})
