import type { Session } from '@nireeka/contracts'
import { fakeHttp } from '@nireeka/kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { afterEach, expect, test, vi } from 'vitest'

import { CodeRequired } from '../session/second-step.ts'
import { fakeShell } from '../testing/fake-shell.ts'
import { asMember } from '../testing/members.ts'
import { showAccountForm } from './account-form.tsx'

const CHECKOUT = '/shop/cart/checkout'

let remove: (() => void) | undefined

afterEach(() => {
  vi.useFakeTimers()
  remove?.()
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
})

/** Shows the form within another page. `login` and `register` are what the session does. */
function show(way: 'login' | 'register', calls: { login?: () => void; register?: () => void } = {}) {
  history.replaceState(null, '', CHECKOUT)
  const session$ = new BehaviorSubject<Session>({ status: 'guest' })
  const enter = (call?: () => void) =>
    vi.fn(async () => {
      call?.()
      session$.next(asMember())
    })
  const session = { login: enter(calls.login), register: enter(calls.register) }
  const { http } = fakeHttp({ 'GET /api/auth/socials': { providers: [] } })
  const host = document.body.appendChild(document.createElement('div'))
  act(() => {
    remove = showAccountForm(fakeShell({ platform: { http, session$ }, session }), host, {
      way,
      email: 'ann@example.com',
    })
  })
  return session
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('a login begins at the password, and the page stays where it is', async () => {
  const { login } = show('login')
  expect(field('Email').value).toBe('ann@example.com')
  expect(document.activeElement).toBe(field('Password'))
  await userEvent.keyboard('a long password{Enter}')
  await waitFor(() => expect(login).toHaveBeenCalledOnce())
  expect(location.pathname).toBe(CHECKOUT)
})

test('a registration begins at the name; a press leads to the login with the same email, and back', async () => {
  show('register')
  expect(document.activeElement).toBe(field('First name'))
  await userEvent.clear(field('Email'))
  await userEvent.type(field('Email'), 'other@example.com')
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
  expect(field('Email').value).toBe('other@example.com')
  expect(document.activeElement).toBe(field('Password'))
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }))
  expect(field('Email').value).toBe('other@example.com')
  expect(field('First name').value).toBe('')
  expect(location.pathname).toBe(CHECKOUT)
})

test('an account with a second factor is asked for its code in the same place', async () => {
  show('register', {
    register: () => {
      throw new CodeRequired({ challenge: 'c', remember: false })
    },
  })
  for (const [label, value] of [
    ['First name', 'Ann'],
    ['Last name', 'Rider'],
    ['Password', 'a long enough phrase'],
  ] as const) {
    await userEvent.type(field(label), value)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByLabelText('Code')).toBeDefined()
  expect(location.pathname).toBe(CHECKOUT)
})
