import type { Platform } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import type { Level } from './notifications.api.ts'
import { Subscription } from './subscription.tsx'

function open(reply: unknown, level: Level | null = null) {
  const notify = vi.fn<Platform['notify']>()
  const onChange = vi.fn<(level: Level) => void>()
  const { http, calls } = fakeHttp({ 'PUT /api/forum/threads/7/subscription': reply })
  const page = () => <Subscription threadId={7} level={level} onChange={onChange} />
  renderRoutes([{ path: '/', page }], '/', { http, notify })
  return { calls, notify, onChange }
}

const choice = async () =>
  (await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Notify me about' })).value

test('before any choice a member is told of mentions', async () => {
  const { calls } = open(null)
  expect(await choice()).toBe('mentions')
  expect(calls).toEqual([])
})

test('a choice is saved at once', async () => {
  const { calls, onChange } = open(null, 'mentions')
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Every new reply')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('all'))
  expect(calls).toEqual(['PUT /api/forum/threads/7/subscription'])
  expect(await choice()).toBe('all')
})

test('a choice that can’t be saved goes back, and why is told', async () => {
  const { notify, onChange } = open(refusal(404, 'This thread isn’t there.'), 'all')
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Nothing')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'This thread isn’t there.'))
  expect(await choice()).toBe('all')
  expect(onChange).not.toHaveBeenCalled()
})
