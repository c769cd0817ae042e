// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createHttp } from './create-http.ts'

let server: Server
let baseURL: string
let seen: string[] = []
const delays: Record<string, number> = {}

beforeEach(async () => {
  seen = []
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'}`)
    const isValid = request.headers.authorization === 'Bearer new'
    setTimeout(
      () =>
        response
          .writeHead(isValid ? 200 : 401, { 'content-type': 'application/json' })
          .end(
            JSON.stringify(
              isValid ? { path: request.url } : { message: 'Please log in.', error: 'unauthorized' },
            ),
          ),
      delays[request.url ?? ''] ?? 0,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => server.close())

test('several 401s share one renewal and are all repeated', async () => {
  let token = 'old'
  const renewToken = vi.fn(async () => (token = 'new'))
  const http = createHttp({ baseURL, readToken: () => token, renewToken })

  const answers = await Promise.all([http.get('/a'), http.get('/b'), http.post('/c')])

  expect(answers).toEqual([{ path: '/a' }, { path: '/b' }, { path: '/c' }])
  expect(renewToken).toHaveBeenCalledTimes(1)
})

test('a call sent with the older token that fails after the renewal retries with the new one', async () => {
  let token = 'old'
  delays['/slow'] = 80
  const renewToken = vi.fn(async () => (token = 'new'))
  const http = createHttp({ baseURL, readToken: () => token, renewToken })

  const slow = http.get('/slow')
  await http.get('/fast')
  await slow

  expect(renewToken).toHaveBeenCalledTimes(1)
})

test('/api/cart is never renewed', async () => {
  const renewToken = vi.fn(async () => 'new')
  const http = createHttp({ baseURL, readToken: () => 'old', renewToken })

  await expect(http.get('/api/cart')).rejects.toMatchObject({ status: 401, message: 'Please log in.' })
  expect(renewToken).not.toHaveBeenCalled()
})

test('if renewing fails the original error is rejected', async () => {
  const http = createHttp({
    baseURL,
    readToken: () => 'old',
    renewToken: () => Promise.reject(new Error('no')),
  })

  await expect(http.get('/a')).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
})

test('a repeated call that fails again is not renewed a second time', async () => {
  const renewToken = vi.fn(async () => 'still-wrong')
  const http = createHttp({ baseURL, readToken: () => 'old', renewToken })

  await expect(http.get('/a')).rejects.toMatchObject({ status: 401 })
  expect(renewToken).toHaveBeenCalledTimes(1)
})

test('a call without a token is sent bare and not renewed', async () => {
  const renewToken = vi.fn(async () => 'new')
  const http = createHttp({ baseURL, readToken: () => 'old', renewToken })

  await expect(http.post('/a', {}, { anonymous: true })).rejects.toMatchObject({ status: 401 })
  expect(renewToken).not.toHaveBeenCalled()
  expect(seen).toEqual(['POST /a -'])
})

test("a server that can't be reached is said in the spec's words", async () => {
  const http = createHttp({
    baseURL: 'http://127.0.0.1:1',
    readToken: () => undefined,
    renewToken: async () => 'new',
  })

  await expect(http.get('/a')).rejects.toMatchObject({ status: 0, message: "Can't reach server right now." })
})
