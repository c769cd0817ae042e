import { HttpError, type Http } from '@nireeka/contracts'
import { createHttp } from '@nireeka/kit/http'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { openJar } from '../testing/open-session.ts'
import { createTokenRenewal } from './renew-token.ts'
import { readToken } from './token.ts'

const EXPIRED = 'Your login is expired. Try logging in again.'
beforeEach(() => {
  localStorage.clear()
  storage.write('email', 'a@b.c')
  openJar().jar['access_token'] = 'old'
})

function open(answer: unknown) {
  const onExpired = vi.fn()
  const { http, calls } = fakeHttp({ 'POST /api/auth/refresh': answer })
  return { renew: createTokenRenewal({ http, onExpired }), onExpired, calls }
}

test('the refresh cookie brings a new token, which is kept', async () => {
  const { renew } = open({ token: 'new' })
  expect(await renew('old')).toBe('new')
  expect(readToken()).toBe('new')
})

test('a refused renewal says that the login is expired', async () => {
  const { renew, onExpired } = open(refusal(401, 'no'))
  await expect(renew('old')).rejects.toThrow('no')
  expect(onExpired.mock.calls).toEqual([[EXPIRED]])
})

test.each([
  ['can’t be reached', new HttpError({ status: 0, code: 'unreachable', message: 'down' })],
  ['fails', refusal(500, 'down')],
  ['is being restarted', refusal(503, 'down')],
  ['has too much to do', refusal(429, 'down')],
])('A09: a server that %s ends nothing', async (_what, failure) => {
  const { renew, onExpired } = open(failure)
  await expect(renew('old')).rejects.toThrow('down')
  expect(onExpired).not.toHaveBeenCalled()
  expect(readToken()).toBe('old')
})

test('without a stored email there is nothing to renew: to the login, without a word', async () => {
  storage.clear('email')
  const { renew, onExpired, calls } = open({ token: 'new' })
  await expect(renew('old')).rejects.toThrow('Nobody')
  expect(onExpired.mock.calls).toEqual([[null]])
  expect(calls).toEqual([])
})

test('one renewal at a time over all tabs: who waited takes what the first one got', async () => {
  let line: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = line.then(work)
    line = turn.catch(() => undefined)
    return turn
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  const first = open({ token: 'new' })
  const second = open({ token: 'newer' })
  expect(await Promise.all([first.renew('old'), second.renew('old')])).toEqual(['new', 'new'])
  expect([first.calls.length, second.calls.length]).toEqual([1, 0])
  vi.unstubAllGlobals()
})

test('a token that came since the refused one was sent is taken; also when this page has not heard of it', async () => {
  const { renew, calls } = open({ token: 'newer' })
  expect(await renew('older')).toBe('old')
  vi.stubGlobal('cookieStore', { get: async () => ({ value: 'new' }) })
  expect(await renew('old')).toBe('new')
  expect(calls).toEqual([])
  vi.unstubAllGlobals()
})

test('A08: a refresh that is answered 401 is one try only', async () => {
  const onExpired = vi.fn()
  const answer = vi.fn(async () => Promise.reject(refusal(401, 'no')))
  const bare = { ...createHttp({ readToken, renewToken: async () => 'x' }), post: answer } as unknown as Http
  await expect(createTokenRenewal({ http: bare, onExpired })('old')).rejects.toThrow('no')
  expect(answer).toHaveBeenCalledTimes(1)
  expect(onExpired).toHaveBeenCalledTimes(1)
})
