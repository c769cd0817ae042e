import { storage } from '@nireeka/kit/storage'
import { refusal } from '@nireeka/kit/testing'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { ann } from '../testing/members.ts'
import { credentials, openAsMember, openJar, openSession, unreachable } from '../testing/open-session.ts'

const build = { bike_slug: 'nyx', size_id: 32, color_id: 1, ral: [], part_ids: [105] }

let jar: Record<string, string> = {}
let set: ReturnType<typeof openJar>['set']
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  ;({ jar, set } = openJar())
})

test('login stores the token, loads the user, then moves the cart; no password stays in the browser', async () => {
  const { session, session$, calls, mergeCart, events, told } = openSession()
  await session.login(credentials)

  expect(calls).toEqual(['POST /api/user/login', 'GET /api/me'])
  expect(session$.value).toEqual({ status: 'member', user: ann })
  expect(mergeCart).toHaveBeenCalledOnce()
  expect(events).toEqual(['session:signed-in'])
  expect(told).toEqual(['signed-in'])
  expect(storage.read('email')).toBe(ann.email)
  expect(JSON.stringify({ ...localStorage })).not.toContain('a long password')
})

const RULES = 'path=/; secure; sameSite=strict'

test.each([
  ['with the remember option for 30 days, counted from now', true, `${RULES}; max-age=2592000`],
  ['without it until the browser closes', false, RULES],
])('the access token is kept %s', async (_how, remember, rules) => {
  const { session } = openSession()
  await session.login({ ...credentials, remember })
  expect(set).toHaveBeenLastCalledWith(`access_token=token-1; ${rules}`)
  expect(2_592_000 * 1000).toBe(2_592_000_000)
})

test('A26: the clock of the browser may be wrong by two years', async () => {
  vi.setSystemTime(new Date('2024-01-01'))
  const { session, session$ } = openSession()
  await session.login(credentials)
  expect(JSON.stringify(set.mock.lastCall)).not.toMatch(/expires|202\d/)
  expect(session$.value.status).toBe('member')
  vi.useRealTimers()
})

test.each([
  ['the server’s error', refusal(401, 'Email or password is wrong.'), 'Email or password is wrong.'],
  ['that it can’t be reached', unreachable, "Can't reach server right now."],
])('login failure clears stored tokens and hands on %s', async (_what, failure, sentence) => {
  jar['access_token'] = 'of before'
  storage.write('email', 'of-before@example.com')
  const { session, session$, told } = openSession({ 'POST /api/user/login': failure })
  await expect(session.login(credentials)).rejects.toThrow(sentence)
  expect(session$.value).toEqual({ status: 'guest' })
  expect([jar, storage.read('email'), told]).toEqual([{}, null, []])
})

test('user data that can’t be loaded fail the login as well', async () => {
  const { session, session$ } = openSession({ 'GET /api/me': unreachable })
  await expect(session.login(credentials)).rejects.toThrow("Can't reach server right now.")
  expect([session$.value, jar]).toEqual([{ status: 'guest' }, {}])
})

test('an account with a second factor gets no session before its code', async () => {
  const { session, session$, calls } = openSession({
    'POST /api/user/login': { challenge: 'c', expires_at: '2026-11-24T12:05:00Z' },
    'POST /api/user/login/code': { token: 'token-3' },
  })
  const required = await session.login(credentials).catch((error: unknown) => error)
  expect(required).toMatchObject({ step: { challenge: 'c', remember: true } })
  expect([session$.value, jar]).toEqual([{ status: 'guest' }, {}])
  expect(calls).toEqual(['POST /api/user/login'])

  await session.loginByCode({ challenge: 'c', code: '123456', remember: true })
  expect(session$.value).toEqual({ status: 'member', user: ann })
  expect(set).toHaveBeenLastCalledWith(`access_token=token-3; ${RULES}; max-age=2592000`)
})

const newcomer = {
  name: 'Ann',
  lastname: 'Rider',
  email: ann.email,
  password: 'a long password',
  password_confirmation: 'a long password',
}

test('registering logs in, for as long as the browser is open', async () => {
  const { session, session$ } = openSession({
    'POST /api/register': null,
    'POST /api/user/login': { token: 'token-2' },
  })
  await session.register(newcomer)
  expect(set).toHaveBeenLastCalledWith(`access_token=token-2; ${RULES}`)
  expect(session$.value.status).toBe('member')
})

test('a new account gets the unit that its member chose as a guest', async () => {
  storage.write('unit', 1)
  const { session, session$, calls } = openSession({
    'POST /api/register': null,
    'GET /api/set-unit': { unit: 1 },
  })
  await session.register(newcomer)
  expect(session$.value).toEqual({ status: 'member', user: { ...ann, unit: 1 } })
  expect(calls.filter((call) => call === 'GET /api/set-unit')).toHaveLength(1)
})

test('if the unit can’t be kept, the new member is logged in nevertheless', async () => {
  storage.write('unit', 1)
  const { session, session$ } = openSession({
    'POST /api/register': null,
    'GET /api/set-unit': refusal(500, 'Busy.'),
  })
  await session.register(newcomer)
  expect(session$.value).toEqual({ status: 'member', user: ann })
})

test('an older account keeps its own unit', async () => {
  storage.write('unit', 1)
  const { session, calls } = openSession()
  await session.login(credentials)
  expect(calls).not.toContain('GET /api/set-unit')
})

test('a provider’s code logs in', async () => {
  const send = vi.fn(() => ({ token: 'token-3' }))
  const { session, session$ } = openSession({ 'POST /api/auth/socials/code': send })
  await session.loginByProvider({ provider: 'google', code: 'c', codeVerifier: 'v', remember: false })
  const body = { provider_name: 'google', code: 'c', code_verifier: 'v', remember: false }
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ body }))
  expect([jar['access_token'], session$.value.status]).toEqual(['token-3', 'member'])
})

test('after login the selected bike is cleared, and a kept build is sent and then deleted here', async () => {
  storage.write('selectedBike', 3)
  storage.write('configuratorData', build)
  const save = vi.fn()
  const { session, calls } = openSession({ 'POST /api/configurator/save': save })
  await session.login(credentials)
  expect(storage.read('selectedBike')).toBeNull()
  await waitFor(() => expect(calls).toContain('POST /api/configurator/save'))
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ body: build }))
  await waitFor(() => expect(storage.read('configuratorData')).toBeNull())
})

test('if that fails it is kept, and the error toast says so; the login is not touched', async () => {
  storage.write('configuratorData', build)
  const { session, session$, notify } = openSession({ 'POST /api/configurator/save': refusal(500, 'Busy.') })
  await session.login(credentials)
  await waitFor(() =>
    expect(notify.mock.calls).toEqual([['error', "Couldn't save your configured bike on server."]]),
  )
  expect(storage.read('configuratorData')).toEqual(build)
  expect(session$.value.status).toBe('member')
})

test.each([
  ['the server agrees', null],
  ['it refuses', refusal(500, 'Busy.')],
  ['it can’t be reached', unreachable],
])('logout always clears the login, goes to /login and says so: %s', async (_what, answer) => {
  const { session, session$, navigate, notify, events, told } = await openAsMember({
    'GET /api/logout': answer,
  })
  storage.write('selectedBike', 3)
  storage.write('guestCart', ['stays'])
  storage.write('ticketDrafts', { text: 'private' })
  await session.logout()

  expect(session$.value).toEqual({ status: 'guest' })
  expect([jar, storage.read('email'), storage.read('selectedBike')]).toEqual([{}, null, null])
  expect([storage.read('guestCart'), storage.has('ticketDrafts')]).toEqual([['stays'], false])
  expect(navigate.mock.calls).toEqual([['/login']])
  expect(notify.mock.calls).toEqual([['success', 'Signed out successfully!']])
  expect([events, told]).toEqual([['session:signed-out'], ['signed-out']])
  expect(storage.read('logoutPending')).toBe(answer === null ? null : true)
})

test('a member whose email has changed stays logged in by the new one', async () => {
  let email = ann.email
  const { session, session$, events } = await openAsMember({ 'GET /api/me': () => ({ ...ann, email }) })
  email = 'ann.new@example.com'
  await session.refresh()
  session.checkSession()
  expect(session$.value).toEqual({ status: 'member', user: { ...ann, email } })
  expect([storage.read('email'), events]).toEqual([email, []])
})
