import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'

const KEY = 'k'.repeat(43)

const open = (reply: unknown, path = `/forum/unsubscribe?key=${KEY}`) => {
  const { http, calls } = fakeHttp({ 'POST /api/forum/unsubscribe': reply })
  renderRoutes(routes, path, { http })
  return calls
}

test('opening the link changes nothing; the button ends the emails', async () => {
  const calls = open(null)
  expect(calls).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Stop these emails' }))
  expect(
    await screen.findByRole('heading', { name: 'You won’t get any more emails about the forum' }),
  ).toBeDefined()
  expect(calls).toEqual(['POST /api/forum/unsubscribe'])
})

test('an unknown key says so', async () => {
  open(refusal(404, 'No.'))
  await userEvent.click(await screen.findByRole('button', { name: 'Stop these emails' }))
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined()
})
