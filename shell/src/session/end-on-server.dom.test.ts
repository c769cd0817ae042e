import { HttpError } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { endOnServer, retryEnding } from './end-on-server.ts'

const unreachable = new HttpError({ status: 0, code: 'unreachable', message: 'down' })

beforeEach(() => {
  localStorage.clear()
  storage.write('logoutPending', true)
})

const open = (replies: Record<string, unknown>) =>
  fakeHttp({ 'POST /api/auth/refresh': { token: 't' }, ...replies })
const isPending = () => storage.read('logoutPending') === true

test('the session ends by the token that it has', async () => {
  const { http, calls } = open({ 'GET /api/logout': null })
  await endOnServer(http, 'token')
  expect(calls).toEqual(['GET /api/logout'])
  expect(isPending()).toBe(false)
})

test('a token that is too old is renewed first, since the session lives on', async () => {
  let attempts = 0
  const { http, calls } = open({ 'GET /api/logout': () => (attempts++ === 0 ? refusal(401, 'old') : null) })
  await endOnServer(http, 'old')
  expect(calls).toEqual(['GET /api/logout', 'POST /api/auth/refresh', 'GET /api/logout'])
  expect(isPending()).toBe(false)
})

test('a session that is over already needs no end', async () => {
  const { http } = open({
    'GET /api/logout': refusal(401, 'no'),
    'POST /api/auth/refresh': refusal(401, 'no'),
  })
  await endOnServer(http, 'old')
  expect(isPending()).toBe(false)
})

test('A12: what the server didn’t hear is said again, ever more rarely, until it does', async () => {
  vi.useFakeTimers()
  let attempts = 0
  const { http } = open({
    'POST /api/auth/refresh': () => (attempts++ < 2 ? unreachable : { token: 't' }),
    'GET /api/logout': null,
  })
  await expect(endOnServer(http)).rejects.toThrow('down')
  retryEnding(http)
  await vi.advanceTimersByTimeAsync(2999)
  expect(attempts).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([attempts, isPending()]).toEqual([2, true])
  await vi.advanceTimersByTimeAsync(6000)
  expect([attempts, isPending()]).toEqual([3, false])
  await vi.advanceTimersByTimeAsync(100_000)
  expect(attempts).toBe(3)
  vi.useRealTimers()
})

test('somebody who has logged in since is left alone', async () => {
  storage.clear('logoutPending')
  const { http, calls } = open({})
  await endOnServer(http, 'token')
  expect(calls).toEqual([])
})
