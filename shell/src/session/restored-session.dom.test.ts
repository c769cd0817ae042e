import { HttpError } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { beforeEach, expect, test, vi } from 'vitest'

import { ann } from '../testing/members.ts'
import { openAsMember, openJar, openSession, unreachable } from '../testing/open-session.ts'

const ben = { ...ann, id: 2, email: 'ben@example.com' }

let jar: Record<string, string> = {}
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  ;({ jar } = openJar())
})

test('a kept login is taken up again at the start', async () => {
  jar['access_token'] = 't'
  const { session, session$ } = openSession()
  await session.restore()
  expect(session$.value).toEqual({ status: 'member', user: ann })
})

test('who has no token is a guest at the start, and nobody is asked', async () => {
  const { session, session$, calls } = openSession()
  await session.restore()
  expect([session$.value, calls]).toEqual([{ status: 'guest' }, []])
})

test.each([
  ['a server that can’t be reached', unreachable],
  // A09: the token had expired, and its renewal got no answer.
  ['a renewal that fails', new HttpError({ status: 401, code: 'unauthorized', message: 'Please log in.' })],
])('%s at the start logs nobody out and is asked again', async (_what, failure) => {
  vi.useFakeTimers()
  jar['access_token'] = 't'
  let answers = 0
  const { session, session$, notify } = openSession({
    'GET /api/me': () => (answers++ === 0 ? failure : ann),
  })
  await session.restore()
  expect(jar).toEqual({ access_token: 't' })
  expect(notify).toHaveBeenCalledWith('error', "Can't reach server right now.")

  await vi.advanceTimersByTimeAsync(3000)
  expect(session$.value.status).toBe('member')
  vi.useRealTimers()
})

test('a login that is over at the start is asked for no more', async () => {
  vi.useFakeTimers()
  jar['access_token'] = 't'
  const { session, session$, calls } = openSession({
    'GET /api/me': () => {
      session.expire(null)
      return new HttpError({ status: 401, code: 'unauthorized', message: 'Please log in.' })
    },
  })
  await session.restore()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([session$.value.status, calls.length]).toEqual(['guest', 1])
  vi.useRealTimers()
})

test('an expired login is told in the spec’s words, leads to /login and back to this page', async () => {
  const { session, navigate, notify, told } = await openAsMember()
  history.replaceState(null, '', '/dashboard/orders?page=2#order-7')
  session.expire('Your login is expired. Try logging in again.')
  expect(navigate).toHaveBeenCalledWith('/login?continue=%2Fdashboard%2Forders%3Fpage%3D2%23order-7')
  expect(notify).toHaveBeenCalledWith('error', 'Your login is expired. Try logging in again.')
  expect([jar, told]).toEqual([{}, ['expired']])
})

test('what is answered 401 while somebody logs out is no expired login', async () => {
  const { session, notify, navigate } = await openAsMember()
  storage.write('logoutPending', true)
  session.expire('Your login is expired. Try logging in again.')
  expect([notify.mock.calls, navigate.mock.calls]).toEqual([[], [['/login']]])
})

test('logging out in another tab ends the login here, and takes nothing from a login that came after', async () => {
  const { session, session$, navigate, events } = await openAsMember()
  delete jar['access_token']
  storage.clear('email')
  session.checkSession('signed-out')
  expect([session$.value.status, navigate.mock.calls, events]).toEqual([
    'guest',
    [['/login']],
    ['session:signed-out'],
  ])
  session.checkSession('signed-out')
  expect(navigate).toHaveBeenCalledTimes(1)
})

test('A24: another account in another tab: nothing of the first one stays here', async () => {
  let me = ann
  const { session, session$, events } = await openAsMember({ 'GET /api/me': () => me })
  me = ben
  jar['access_token'] = 'of ben'
  storage.write('email', ben.email)
  session.checkSession('signed-in')
  expect(session$.value).toEqual({ status: 'loading' })
  expect(events).toEqual(['session:signed-out'])
  await vi.waitFor(() => expect(events).toEqual(['session:signed-out', 'session:signed-in']))
  expect(session$.value).toEqual({ status: 'member', user: ben })
})

test('A25: a page from the browser’s memory shows nothing of a login that has ended', async () => {
  const { session, session$, navigate } = await openAsMember()
  session.checkSession()
  expect(session$.value.status).toBe('member')

  delete jar['access_token']
  storage.clear('email')
  session.checkSession()
  expect(session$.value.status).toBe('guest')
  expect(navigate.mock.calls).toEqual([['/login']])
})

test('an answer about a member who has logged out meanwhile logs nobody in', async () => {
  jar['access_token'] = 't'
  storage.write('email', ann.email)
  const { session, session$ } = openSession({
    'GET /api/me': () => {
      delete jar['access_token']
      storage.clear('email')
      return ann
    },
  })
  await session.restore()
  expect(session$.value).toEqual({ status: 'guest' })
})
