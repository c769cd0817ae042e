import { HttpError, type Session } from '@nireeka/contracts'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { asMember } from '../testing/members.ts'
import { renderShellPage } from '../testing/render-shell-page.tsx'
import { LoginPage } from './login-page.tsx'

interface Opened {
  path?: string
  state?: unknown
  login?: (input: unknown) => Promise<void>
  providers?: unknown[]
}

function open({ path = '/login', state, login = async () => undefined, providers = [] }: Opened = {}) {
  const { http } = fakeHttp({ 'GET /api/auth/socials': { providers } })
  const session$ = new BehaviorSubject<Session>({ status: 'guest' })
  const submit = vi.fn(async (input: unknown) => {
    await login(input)
    session$.next(asMember())
  })
  const { unmount } = renderShellPage(<LoginPage />, {
    path,
    state,
    platform: { http, session$ },
    session: { login: submit },
  })
  return { submit, session$, unmount }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

async function send(email = 'ann@example.com', password = 'a long password') {
  await userEvent.type(field('Email'), email)
  await userEvent.type(field('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

test('continue holds the page to return to', async () => {
  const { submit } = open({ path: '/login?continue=%2Fshop%2Fcart%2Fcheckout%3Fa%3D1%23total' })
  await send()
  await waitFor(() => expect(location.href).toBe(`${location.origin}/shop/cart/checkout?a=1#total`))
  expect(submit).toHaveBeenCalledWith({
    email: 'ann@example.com',
    password: 'a long password',
    remember: false,
  })
})

test.each([
  'https%3A%2F%2Fevil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  'javascript%3Aalert(1)',
  '%2F%5Cevil.example',
  '%2F%2509%2Fevil.example',
  '%2Fapi%2Flogout',
])('continue=%s ends at the home page, after the login and for who is logged in', async (target) => {
  const path = `/login?continue=${target}`
  const { unmount } = open({ path })
  await send()
  await waitFor(() => expect(location.href).toBe('http://localhost:3000/'))
  unmount()

  open({ path }).session$.next(asMember())
  await waitFor(() => expect(location.href).toBe('http://localhost:3000/'))
})

test.each([
  ['the server’s error', refusal(401, 'The email address or the password is wrong.')],
  [
    'that it can’t be reached',
    new HttpError({ status: 0, code: 'unreachable', message: "Can't reach server right now." }),
  ],
])('a failed login shows %s, and what was typed stays', async (_what, failure) => {
  open({ login: () => Promise.reject(failure) })
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain(failure.message)
  expect([field('Email').value, field('Password').value]).toEqual(['ann@example.com', 'a long password'])
  expect(location.pathname).toBe('/login')
})

test('the server’s field errors stand beside the fields', async () => {
  open({ login: () => Promise.reject(refusal(422, 'Please check.', { email: ['We can’t read this.'] })) })
  await send()
  expect(await screen.findByText('We can’t read this.')).toBeTruthy()
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
})

test('a password can be looked at while it is typed', async () => {
  open()
  await userEvent.type(field('Password'), 'a long password')
  expect(field('Password').type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show characters', pressed: false }))
  expect([field('Password').type, field('Password').value]).toEqual(['text', 'a long password'])
  await userEvent.click(screen.getByRole('button', { name: 'Show characters', pressed: true }))
  expect(field('Password').type).toBe('password')
})

test('the way to a forgotten password takes the address along, but not in the address bar', async () => {
  open()
  await userEvent.type(field('Email'), 'ann@example.com')
  await userEvent.click(screen.getByRole('link', { name: 'Forgotten your password?' }))
  expect([location.pathname, location.search]).toEqual(['/forgot-password', ''])
  expect(history.state.usr).toEqual({ email: 'ann@example.com' })
})

test('the way to a new account takes the address along, but not in the address bar', async () => {
  open()
  await userEvent.type(field('Email'), 'ann@example.com')
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }))
  expect([location.pathname, location.search]).toEqual(['/register', ''])
  expect(history.state.usr).toEqual({ email: 'ann@example.com' })
})

test('after a new password was set the page says so, and knows the address', () => {
  open({ state: { notice: 'password-reset', email: 'ann@example.com' } })
  expect(screen.getByText('Your new password is set. Log in with it.')).toBeTruthy()
  expect(field('Email').value).toBe('ann@example.com')
})

test('providers are offered only when they are configured', async () => {
  const google = {
    provider_name: 'google',
    title: 'Google',
    client_id: 'c',
    authorization_url: 'https://accounts.example/auth',
  }
  open({ providers: [google] })
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy()
})

test('without any there is no word of them', async () => {
  open()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy())
  expect(screen.queryByText(/Continue with/)).toBeNull()
})

test('who is logged in already goes on', async () => {
  const { session$ } = open({ path: '/login?continue=%2Fdashboard' })
  session$.next(asMember())
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
})
