import type { Session } from '@nireeka/contracts'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { CodeRequired } from '../session/second-step.ts'
import { asMember } from '../testing/members.ts'
import { renderShellPage } from '../testing/render-shell-page.tsx'
import { RegisterPage } from './register-page.tsx'

const PASSWORD = 'a long enough phrase'
const FIELDS = {
  'First name': 'Ann',
  'Last name': 'Rider',
  Email: 'ann@example.com',
  Password: PASSWORD,
}

/** Opens the page, fills it in and sends it; `register` is what the session does. */
async function registerWith(register: (sent: object) => Promise<void>) {
  const session$ = new BehaviorSubject<Session>({ status: 'guest' })
  renderShellPage(<RegisterPage />, {
    path: '/register?continue=%2Fshop%2Fcart',
    platform: { http: fakeHttp({ 'GET /api/auth/socials': { providers: [] } }).http, session$ },
    session: {
      register: async (sent) => {
        await register(sent)
        session$.next(asMember())
      },
    },
  })
  for (const [label, value] of Object.entries(FIELDS)) {
    await userEvent.type(screen.getByLabelText(label), value)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
}

test('who has registered is logged in and goes on', async () => {
  await registerWith(async () => undefined)
  await waitFor(() => expect(location.pathname).toBe('/shop/cart'))
})

test('the password is asked for once, and sent as the API wants it', async () => {
  const sent: object[] = []
  await registerWith(async (registration) => void sent.push(registration))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ password: PASSWORD, password_confirmation: PASSWORD })
})

test('the page says what an account is good for, and how strong a password is', async () => {
  renderShellPage(<RegisterPage />, {
    path: '/register',
    platform: { http: fakeHttp({ 'GET /api/auth/socials': { providers: [] } }).http },
  })
  expect(screen.getByText(/^Follow your orders, keep your builds/)).toBeTruthy()
  const password = screen.getByLabelText('Password')
  await userEvent.type(password, 'aaaaaaaaaa')
  expect(screen.getByText(/^Easy to guess/)).toBeTruthy()
  await userEvent.type(password, ' long phrase')
  expect(screen.getByText('Strong password.')).toBeTruthy()
})

test('for an address with an account the page leads to the inbox, and says no more', async () => {
  await registerWith(() => Promise.reject(refusal(401, 'The email address or the password is wrong.')))
  expect(await screen.findByText(/We’ve sent an email to ann@example.com/)).toBeTruthy()
  expect(screen.queryByText(/password is wrong/)).toBeNull()
  expect(location.pathname).toBe('/register')
})

test('any other failure is told', async () => {
  await registerWith(() =>
    Promise.reject(refusal(429, 'Too many attempts. Please wait 1 minute and try again.')),
  )
  expect(await screen.findByText(/Please wait 1 minute/)).toBeTruthy()
  expect(screen.queryByText(/We’ve sent an email/)).toBeNull()
})

test('who has an account with this password and a second factor goes on to its code', async () => {
  const step = { challenge: 'c', remember: false }
  await registerWith(() => Promise.reject(new CodeRequired(step)))
  await waitFor(() => expect(location.pathname + location.search).toBe('/login?continue=%2Fshop%2Fcart'))
  expect(history.state.usr).toEqual(step)
})

test('an address that was typed at the login is there, and goes back with the link', async () => {
  renderShellPage(<RegisterPage />, {
    path: '/register',
    state: { email: 'ann@example.com' },
    platform: {
      http: fakeHttp({ 'GET /api/auth/socials': { providers: [] } }).http,
      session$: new BehaviorSubject<Session>({ status: 'guest' }),
    },
  })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.com')
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
  expect([location.pathname, location.search]).toEqual(['/login', ''])
  expect(history.state.usr).toEqual({ email: 'ann@example.com' })
})
