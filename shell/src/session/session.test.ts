import { HttpError, type Platform, type PlatformEvent, type Session } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import Cookies from 'js-cookie'
import { BehaviorSubject } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'

import { createTokenRenewal } from './renew-token.ts'
import { createSession } from './session.ts'

const ann = {
  id: 1,
  name: 'Ann',
  last_name: 'B',
  email: 'a@b.c',
  avatar: null,
  user_name: 'ann',
  is_admin: 0,
  unit: 0,
}
const credentials = { email: 'a@b.c', password: 'a long password', remember: true }
const set = vi.spyOn(Cookies, 'set')

let jar: Record<string, string> = {}
beforeEach(() => {
  localStorage.clear()
  jar = {}
  // jsdom's page is not a secure one and would drop the cookie.
  set.mockImplementation(((name: string, value: string) => void (jar[name] = value)) as never)
  vi.spyOn(Cookies, 'get').mockImplementation(((name: string) => jar[name]) as never)
  vi.spyOn(Cookies, 'remove').mockImplementation((name: string) => void delete jar[name])
})

function setUp(replies: Record<string, unknown>) {
  const { http, calls } = fakeHttp(replies)
  const session$ = new BehaviorSubject<Session>({ status: 'loading' })
  const notify = vi.fn<Platform['notify']>()
  const navigate = vi.fn<Platform['navigate']>()
  const mergeCart = vi.fn(async () => undefined)
  const events: PlatformEvent[] = []
  const publish = (event: PlatformEvent) => events.push(event)
  const session = createSession({ http, session$, publish, notify, navigate, mergeCart })
  return { session, session$, calls, notify, navigate, mergeCart, events, http }
}

test('login stores the token, loads the user, then moves the cart; no password stays in the browser', async () => {
  const { session, session$, calls, mergeCart, events } = setUp({
    'POST /api/user/login': { token: 'token-1' },
    'GET /api/me': ann,
  })
  await session.login(credentials)

  expect(calls).toEqual(['POST /api/user/login', 'GET /api/me'])
  expect(session$.value).toEqual({ status: 'member', user: ann })
  expect(mergeCart).toHaveBeenCalledOnce()
  expect(events).toEqual([{ type: 'session:signed-in' }])
  expect(set).toHaveBeenLastCalledWith('access_token', 'token-1', {
    path: '/',
    secure: true,
    sameSite: 'strict',
    expires: 30,
  })
  expect(JSON.stringify({ ...localStorage })).not.toContain('a long password')
})

test('login failure clears stored tokens and hands on the server’s sentence', async () => {
  const { session, session$ } = setUp({
    'POST /api/user/login': refusal(401, 'E-mail or password is wrong.'),
  })
  await expect(session.login(credentials)).rejects.toThrow('E-mail or password is wrong.')
  expect(session$.value).toEqual({ status: 'guest' })
  expect(jar).toEqual({})
})

test('logout always clears the login, goes to /login and says so, also when the server can’t be reached', async () => {
  const { session, session$, navigate, notify } = setUp({
    'POST /api/user/login': { token: 't' },
    'GET /api/me': ann,
    'GET /api/logout': new HttpError({ status: 0, code: 'unreachable', message: '' }),
  })
  await session.login(credentials)
  await session.logout()

  expect(session$.value).toEqual({ status: 'guest' })
  expect(jar).toEqual({})
  expect(storage.read('email')).toBeNull()
  expect(navigate).toHaveBeenCalledWith('/login')
  expect(notify).toHaveBeenCalledWith('success', 'Signed out successfully!')
})

test('a kept login is taken up again at the start', async () => {
  jar['access_token'] = 't'
  const { session, session$ } = setUp({ 'GET /api/me': ann })
  await session.restore()
  expect(session$.value).toEqual({ status: 'member', user: ann })
})

test('a server that can’t be reached at the start logs nobody out and is asked again', async () => {
  vi.useFakeTimers()
  jar['access_token'] = 't'
  let answers = 0
  const me = () => (answers++ === 0 ? new HttpError({ status: 0, code: 'unreachable', message: '' }) : ann)
  const { session, session$, notify } = setUp({ 'GET /api/me': me })
  await session.restore()
  expect(jar).toEqual({ access_token: 't' })
  expect(notify).toHaveBeenCalledWith('error', "Can't reach server right now.")

  await vi.advanceTimersByTimeAsync(3000)
  expect(session$.value.status).toBe('member')
  vi.useRealTimers()
})

test('a refused renewal says the login is expired; an unreachable server ends nothing', async () => {
  const onExpired = vi.fn()
  storage.write('email', 'a@b.c')
  const renewal = (failure: Error) =>
    createTokenRenewal({ http: fakeHttp({ 'POST /api/auth/refresh': failure }).http, onExpired })()

  await expect(renewal(new HttpError({ status: 0, code: 'unreachable', message: 'down' }))).rejects.toThrow(
    'down',
  )
  expect(onExpired).not.toHaveBeenCalled()
  await expect(renewal(refusal(401, 'no'))).rejects.toThrow('no')
  expect(onExpired).toHaveBeenCalledWith('Your login is expired. Try logging in again.')
})

test('without a stored e-mail there is nothing to renew: to the login, without a word', async () => {
  const onExpired = vi.fn()
  await expect(createTokenRenewal({ http: fakeHttp().http, onExpired })()).rejects.toThrow('Nobody')
  expect(onExpired).toHaveBeenCalledWith(null)
})

test('an expired login leads to /login and back to this page', async () => {
  history.replaceState(null, '', '/dashboard/orders?page=2')
  const { session, navigate } = setUp({})
  session.expire(null)
  expect(navigate).toHaveBeenCalledWith('/login?continue=%2Fdashboard%2Forders%3Fpage%3D2')
})
