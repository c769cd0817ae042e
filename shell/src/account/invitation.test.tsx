import type { Session } from '@nireeka/contracts'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { asMember } from '../testing/members.ts'
import { renderShellPage } from '../testing/render-shell-page.tsx'
import { RegisterPage } from './register-page.tsx'

const CHECK = 'POST /api/staff-invitation'
const ACCEPT = 'POST /api/staff-invitation/accept'
const NEW = { email: 'nora@example.com', has_account: false }

function open(replies: Record<string, unknown> = {}, present: Session = { status: 'guest' }) {
  const { http, calls } = fakeHttp({ [CHECK]: NEW, ...replies })
  const [login, logout] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  renderShellPage(<RegisterPage />, {
    path: '/register?invitation=secret-token',
    platform: { http, session$: new BehaviorSubject<Session>(present) },
    session: { login, logout },
  })
  return { calls, login, logout }
}

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('First name'), 'Nora')
  await userEvent.type(screen.getByLabelText('Last name'), 'Lund')
  await userEvent.type(screen.getByLabelText('Password'), 'quiet rivers carry gravel')
  await userEvent.type(screen.getByLabelText('Repeat your password'), 'quiet rivers carry gravel')
  await userEvent.click(screen.getByRole('button', { name: 'Join the team' }))
}

test('an invited person opens an account, is logged in, and comes to the back office', async () => {
  const accept = vi.fn()
  const { login } = open({ [ACCEPT]: accept })
  expect(await screen.findByRole('heading', { level: 1, name: 'Join the Nireeka team' })).toBeTruthy()
  await waitFor(() => expect(location.href).not.toContain('secret'))
  await fillIn()
  await waitFor(() => expect(location.pathname).toBe('/backoffice'))
  expect(accept.mock.calls[0]?.[0].body).toMatchObject({
    token: 'secret-token',
    name: 'Nora',
    password_confirmation: 'quiet rivers carry gravel',
  })
  expect(login).toHaveBeenCalledWith({
    email: 'nora@example.com',
    password: 'quiet rivers carry gravel',
    remember: false,
  })
})

test('a link that no longer works says so, at once or when it is sent', async () => {
  open({ [ACCEPT]: refusal(404, 'no') })
  await fillIn()
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeTruthy()
})

test('whoever has an account logs in first', async () => {
  open({ [CHECK]: { ...NEW, has_account: true } })
  const link = await screen.findByRole('link', { name: 'Log in' })
  expect(link.getAttribute('href')).toBe('/login')
})

test('another account that is logged in here is told whom the invitation is for', async () => {
  const { logout } = open({ [CHECK]: NEW }, asMember({ email: 'ben@example.com' }))
  expect(await screen.findByText(/for nora@example\.com, and you are logged in as ben/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(logout).toHaveBeenCalledOnce()
})

test('a member joins by one button, and a refusal is told', async () => {
  open(
    {
      [CHECK]: { ...NEW, has_account: true },
      'POST /api/staff-invitation/join': refusal(409, 'You work here already.'),
    },
    asMember({ email: 'nora@example.com' }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Join the team' }))
  expect(await screen.findByText('You work here already.')).toBeTruthy()
})
