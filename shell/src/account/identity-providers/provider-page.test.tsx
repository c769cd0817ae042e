import type { Session } from '@nireeka/contracts'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'

import { CodeRequired } from '../../session/second-step.ts'
import { asMember } from '../../testing/members.ts'
import { renderShellPage } from '../../testing/render-shell-page.tsx'
import type { Flow } from './flow.ts'
import { ProviderPage } from './provider-page.tsx'
import { startFlow } from './start-flow.ts'

const google = {
  name: 'google',
  title: 'Google',
  clientId: 'our-client',
  authorizationUrl: 'https://accounts.example/auth?prompt=select',
}
/** Google as the server describes it. */
const googleData = {
  provider_name: google.name,
  title: google.title,
  client_id: google.clientId,
  authorization_url: google.authorizationUrl,
}
const input = { target: '/dashboard', remember: true, isLink: false }

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/login')
})

async function start(change: Partial<typeof input> = {}) {
  const leave = vi.fn()
  await startFlow(google, { ...input, ...change }, leave)
  const address = new URL(leave.mock.calls[0]?.[0] as string)
  const flow = JSON.parse(sessionStorage.getItem('socialFlow')!) as Flow
  return { address, flow }
}

interface Opened {
  replies?: Record<string, unknown>
  present?: Session
  loginByProvider?: (code: unknown) => Promise<void>
}

function open(path: string, { replies = {}, present = { status: 'guest' }, loginByProvider }: Opened = {}) {
  const { http, calls } = fakeHttp({ 'GET /api/auth/socials': { providers: [googleData] }, ...replies })
  const session$ = new BehaviorSubject<Session>(present)
  const notify = vi.fn()
  const login = vi.fn(loginByProvider ?? (async () => undefined))
  renderShellPage(<ProviderPage />, {
    path,
    platform: { http, session$, notify },
    session: { loginByProvider: login },
  })
  return { calls, notify, login, session$ }
}

test('the provider is asked for a code, with PKCE and a state; what makes the code worth something stays here', async () => {
  const { address, flow } = await start()
  expect(address.origin + address.pathname).toBe('https://accounts.example/auth')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    prompt: 'select',
    response_type: 'code',
    client_id: 'our-client',
    redirect_uri: 'http://localhost:3000/login/social',
    scope: 'openid email profile',
    state: flow.state,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(flow.codeVerifier).toMatch(/^[\w-]{43}$/)
  expect(address.href).not.toContain(flow.codeVerifier)
  expect(JSON.stringify({ ...localStorage })).not.toContain(flow.state)
  expect((await start()).flow.state).not.toBe(flow.state)
})

test('an address that isn’t one of the web is never gone to', async () => {
  const leave = vi.fn()
  const bad = { ...google, authorizationUrl: 'javascript:alert(1)' }
  await expect(startFlow(bad, input, leave)).rejects.toThrow('no provider')
  expect(leave).not.toHaveBeenCalled()
})

test('back from the provider the code logs in and leads on; the address keeps nothing of it', async () => {
  const { flow } = await start()
  const { login } = open(`/login/social?code=the-code&state=${flow.state}`)
  expect(location.search).toBe('')
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  expect(login).toHaveBeenCalledWith({
    provider: 'google',
    code: 'the-code',
    codeVerifier: flow.codeVerifier,
    remember: true,
  })
  expect(sessionStorage.getItem('socialFlow')).toBeNull()
})

test('an answer that was not asked for here, or comes a second time, does nothing', async () => {
  await start()
  const { login } = open('/login/social?code=c&state=another')
  expect((await screen.findByRole('alert')).textContent).toContain('wasn’t started in this tab')
  expect(login).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('socialFlow')).toBeNull()
})

test.each([
  ['access_denied', 'You came back from Google without logging in there.'],
  ['server_error', 'Google couldn’t log you in. Try again, or log in another way.'],
])('the provider’s error %s is told in a sentence, never in its own words', async (error, sentence) => {
  const { flow } = await start()
  open(`/login/social?error=${error}&error_description=%3Cb%3Ecall+us%3C%2Fb%3E&state=${flow.state}`)
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(document.body.textContent).not.toContain('call us')
  const way = screen.getByRole('link', { name: 'Go to login' })
  expect(way.getAttribute('href')).toBe('/login?continue=%2Fdashboard')
})

test('what the server refuses is told in its words', async () => {
  const { flow } = await start()
  const taken = 'There is an account with this email address already.'
  open(`/login/social?code=c&state=${flow.state}`, {
    loginByProvider: () => Promise.reject(refusal(409, taken)),
  })
  expect(await screen.findByText(taken)).toBeTruthy()
})

test('an account with a second factor is asked for its code on the login page', async () => {
  const { flow } = await start()
  const step = { challenge: 'c', remember: true }
  open(`/login/social?code=c&state=${flow.state}`, {
    loginByProvider: () => Promise.reject(new CodeRequired(step)),
  })
  await waitFor(() => expect(location.pathname + location.search).toBe('/login?continue=%2Fdashboard'))
  expect(history.state.usr).toEqual(step)
})

test('a member links a provider, as soon as it is known who that is', async () => {
  const { flow } = await start({ target: '/dashboard/settings', isLink: true })
  const link = vi.fn()
  const { session$, notify, login } = open(`/login/social?code=c&state=${flow.state}`, {
    present: { status: 'loading' },
    replies: { 'POST /api/account/identities': link },
  })
  session$.next(asMember())
  await waitFor(() => expect(location.pathname).toBe('/dashboard/settings'))
  expect(link).toHaveBeenCalledWith(
    expect.objectContaining({
      body: { provider_name: 'google', code: 'c', code_verifier: flow.codeVerifier },
    }),
  )
  expect(notify).toHaveBeenCalledWith('success', 'Google is linked to your account.')
  expect(login).not.toHaveBeenCalled()
})

test('linking begins with a click, so that no other site can begin it', async () => {
  open('/login/social?link=google&continue=/dashboard/settings', { present: asMember() })
  expect(await screen.findByRole('button', { name: 'Continue to Google' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/dashboard/settings')
  expect(sessionStorage.getItem('socialFlow')).toBeNull()
})

test('guests log in first', async () => {
  open('/login/social?link=google&continue=//evil.example')
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(location.search).toBe('?continue=%2F')
})

test('a provider that isn’t configured can’t be linked', async () => {
  open('/login/social?link=other', { present: asMember() })
  expect(await screen.findByRole('heading', { name: 'We don’t support this provider' })).toBeTruthy()
})

test('providers that can’t be loaded are tried again', async () => {
  let attempts = 0
  open('/login/social?link=google', {
    present: asMember(),
    replies: {
      'GET /api/auth/socials': () => (attempts++ === 0 ? refusal(500, 'Busy.') : { providers: [googleData] }),
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 1, name: 'Link an account' })).toBeTruthy()
  await userEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Continue to Google' })).toBeTruthy()
})
