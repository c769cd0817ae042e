import type { Session } from '@nireeka/contracts'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { asMember } from '../testing/members.ts'
import { renderShellPage } from '../testing/render-shell-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const LINK = '/reset-password?token=secret-token&email=ann%40example.com'
const CHECK = 'GET /api/reset-password'
const SET = 'POST /api/reset-password'

interface Opened {
  replies?: Record<string, unknown>
  path?: string
  present?: Session
}

function open({ replies = {}, path = LINK, present = { status: 'guest' } }: Opened = {}) {
  const { http, calls } = fakeHttp({ [CHECK]: null, [SET]: null, ...replies })
  const forget = vi.fn()
  const notify = vi.fn()
  const session$ = new BehaviorSubject<Session>(present)
  renderShellPage(<ResetPasswordPage />, { path, platform: { http, session$, notify }, session: { forget } })
  return { calls, forget, notify }
}

async function choose(password = 'a brand new phrase', again = password) {
  await userEvent.type(await screen.findByLabelText('New password'), password)
  await userEvent.type(screen.getByLabelText('Repeat your password'), again)
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
}

test('the token is out of the address bar and the history at once', async () => {
  open()
  expect(location.href).not.toContain('secret')
  expect([location.pathname, location.search]).toEqual(['/reset-password', ''])
  expect(JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])).not.toContain('secret')
  expect(await screen.findByLabelText('New password')).toBeTruthy()
})

test('the link is checked first, then the new password is set, and the login says so', async () => {
  const check = vi.fn()
  const set = vi.fn()
  const { forget } = open({ replies: { [CHECK]: check, [SET]: set } })
  await choose()
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(check).toHaveBeenCalledWith(
    expect.objectContaining({ query: { token: 'secret-token', email: 'ann@example.com' } }),
  )
  expect(set).toHaveBeenCalledWith(
    expect.objectContaining({
      body: {
        token: 'secret-token',
        email: 'ann@example.com',
        password: 'a brand new phrase',
        password_confirmation: 'a brand new phrase',
      },
    }),
  )
  expect(history.state.usr).toEqual({ notice: 'password-reset', email: 'ann@example.com' })
  expect(forget).not.toHaveBeenCalled()
})

test('whoever is logged in here with this account is logged out, since the server has ended every session', async () => {
  const { forget } = open({ present: asMember() })
  await choose()
  await waitFor(() => expect(forget).toHaveBeenCalledOnce())
})

test('another account that is logged in here stays so', async () => {
  const { forget, notify } = open({ present: asMember({ email: 'ben@example.com' }) })
  await choose()
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith('success', 'The new password for ann@example.com is set.'),
  )
  expect(forget).not.toHaveBeenCalled()
})

test.each([
  ['is too old or used', LINK, { [CHECK]: refusal(404, 'no') }],
  ['has no token', '/reset-password?email=ann%40example.com', {}],
])('a link that %s leads to a new one, with the address kept', async (_what, path, replies) => {
  open({ path, replies })
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Send me a new link' }))
  expect([location.pathname, history.state.usr]).toEqual(['/forgot-password', { email: 'ann@example.com' }])
})

test('a link that was used meanwhile is no longer good', async () => {
  open({ replies: { [SET]: refusal(404, 'no') } })
  await choose()
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
})

test('a check that fails is tried again', async () => {
  let attempts = 0
  open({ replies: { [CHECK]: () => (attempts++ === 0 ? refusal(503, 'Busy.') : null) } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeTruthy()
  await userEvent.click(again)
  expect(await screen.findByLabelText('New password')).toBeTruthy()
})

test('both passwords have to be the same, and what the server says stands at its field; what was typed stays', async () => {
  const { calls } = open({
    replies: { [SET]: refusal(422, 'no', { password: ['This password is too easy to guess.'] }) },
  })
  await choose('a brand new phrase', 'another new phrase')
  expect(await screen.findByText('The passwords don’t match.')).toBeTruthy()
  expect(calls).toEqual([CHECK])

  const again = screen.getByLabelText<HTMLInputElement>('Repeat your password')
  await userEvent.clear(again)
  await userEvent.type(again, 'a brand new phrase')
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
  expect(await screen.findByText('This password is too easy to guess.')).toBeTruthy()
  expect(again.value).toBe('a brand new phrase')
})

test('a forgotten password: the answer doesn’t tell whether the address is known; again after a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const send = vi.fn()
  const { http } = fakeHttp({ 'POST /api/forget-password': send })
  renderShellPage(<ForgotPasswordPage />, {
    path: '/forgot-password',
    state: { email: 'ann@example.com' },
    platform: { http },
  })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect(await screen.findByText(/If we know ann@example.com, we’ve sent an email with a link/)).toBeTruthy()
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ body: { email: 'ann@example.com' } }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.com')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Send again in/ }).disabled).toBe(true)

  await vi.advanceTimersByTimeAsync(61_000)
  await user.click(await screen.findByRole('button', { name: 'Send it again' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  vi.useRealTimers()
})
