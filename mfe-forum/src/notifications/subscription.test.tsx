import type { Platform } from '@nireeka/contracts'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import type { Level } from './notifications.api.ts'
import { Subscription } from './subscription.tsx'

function open(reply: unknown, level: Level | null = null) {
  const notify = vi.fn<Platform['notify']>()
  const sent: unknown[] = []
  const { http } = fakeHttp({
    'PUT /api/forum/threads/7/subscription': ({ body }: { body: unknown }) => (sent.push(body), reply),
  })
  renderPage(<Subscription threadId={7} level={level} />, '/forum/thread/7', { http, notify })
  return { sent, notify }
}

const button = (state: string) =>
  screen.findByRole('button', { name: new RegExp(`^${state}\\. Notify me about: `) })
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitemradio', { name }))

test('before any choice a member is told of mentions', async () => {
  const { sent } = open(null)
  await userEvent.click(await button('Follow'))
  const chosen = await screen.findByRole('menuitemradio', { name: 'Only when I’m mentioned' })
  expect(chosen.getAttribute('aria-checked')).toBe('true')
  expect(sent).toEqual([])
})

test('a choice is shown and saved at once', async () => {
  const { sent } = open(new Promise(() => undefined), 'mentions')
  await userEvent.click(await button('Follow'))
  await choose('Every new reply')
  expect(await button('Following')).toBeDefined()
  expect(sent).toEqual([{ level: 'all' }])
})

test('a choice that can’t be saved goes back, and why is told', async () => {
  const { notify } = open(refusal(404, 'This thread isn’t there.'), 'all')
  await userEvent.click(await button('Following'))
  await choose('Nothing')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'This thread isn’t there.'))
  expect(await button('Following')).toBeDefined()
})
