import { HTTP_TIMEOUT_MS } from '@nireeka/contracts'
import axios from 'axios'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openStandIn, type Reply, type Seen, unauthorized } from './api-stand-in.ts'
import { createAxiosClient } from './axios-client.ts'
import { createHttp, type HttpNeeds } from './create-http.ts'

type Server = Awaited<ReturnType<typeof openStandIn>>

const isNew: (seen: Seen) => Reply = ({ call, token }) =>
  token === 'new' ? { status: 200, body: { call } } : unauthorized
let reply = isNew
let server: Server
beforeEach(async () => {
  reply = isNew
  server = await openStandIn((seen) => reply(seen))
})
afterEach(() => server.close())

/** Returns a client whose token is `old` until it is renewed. */
function open(needs: Partial<HttpNeeds> = {}) {
  let token: string | undefined = 'old'
  const renewToken = vi.fn(async () => (token = 'new'))
  const http = createHttp({ baseURL: server.url, readToken: () => token, renewToken, ...needs })
  return { http, renewToken, setToken: (next: string | undefined) => (token = next) }
}
const calls = () => server.seen.map(({ call, token }) => `${call} ${token ?? '-'}`)

/** Returns a promise together with the function that resolves it. */
function door() {
  let unlock: (() => void) | undefined
  const opened = new Promise<void>((resolve) => (unlock = resolve))
  return { open: () => unlock?.(), opened }
}

test('20 parallel 401s make exactly one renewal, and all are repeated with the new token', async () => {
  const { http, renewToken } = open()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? http.post(`/${index}`) : http.get(`/${index}`))),
  )
  expect(answers).toEqual(
    Array.from({ length: 20 }, (_, index) => ({ call: `${index % 2 ? 'POST' : 'GET'} /${index}` })),
  )
  expect(renewToken).toHaveBeenCalledTimes(1)
  expect(server.seen).toHaveLength(40)
})

test('slow renewal: calls that fail while it is under way wait for it', async () => {
  const renewal = door()
  let token = 'old'
  const renewToken = vi.fn(async () => {
    await renewal.opened
    return (token = 'new')
  })
  const http = createHttp({ baseURL: server.url, readToken: () => token, renewToken })

  const first = http.get('/first')
  await vi.waitFor(() => expect(renewToken).toHaveBeenCalled())
  const second = http.get('/second')
  await vi.waitFor(() => expect(calls()).toContain('GET /second old'))
  renewal.open()

  expect(await Promise.all([first, second])).toEqual([{ call: 'GET /first' }, { call: 'GET /second' }])
  expect(renewToken).toHaveBeenCalledTimes(1)
})

test('fast renewal: a 401 that comes in after it is over retries with the present token, and renews nothing', async () => {
  const slow = door()
  reply = (seen) => ({
    ...isNew(seen),
    after: seen.call === 'GET /slow' && seen.token === 'old' ? slow.opened : undefined,
  })
  const { http, renewToken } = open()

  const late = http.get('/slow')
  await vi.waitFor(() => expect(calls()).toContain('GET /slow old'))
  await http.get('/fast')
  slow.open()

  expect(await late).toEqual({ call: 'GET /slow' })
  expect(renewToken).toHaveBeenCalledTimes(1)
})

test('a path that is exempt is never renewed, and its own error is told', async () => {
  const { http, renewToken } = open({ mayRenew: (path) => path !== '/api/cart' })
  await expect(http.get('/api/cart')).rejects.toMatchObject({ status: 401, message: 'Please log in.' })
  expect(renewToken).not.toHaveBeenCalled()
})

test.each([
  ['the network fails', new Error('Network Error')],
  ['it is refused', new Error('401')],
  ['it takes too long', new Error('timeout')],
])(
  'if the renewal fails since %s, the original error is rejected, and the next try renews again',
  async (_why, failure) => {
    let token = 'old'
    const renewToken = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure)
    renewToken.mockImplementation(async () => (token = 'new'))
    const http = createHttp({ baseURL: server.url, readToken: () => token, renewToken })

    await expect(http.get('/a')).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
    expect(await http.get('/a')).toEqual({ call: 'GET /a' })
  },
)

test('A08: a repeated call that fails with 401 again ends there', async () => {
  const { http } = open({ renewToken: async () => 'still-wrong' })
  await expect(http.get('/a')).rejects.toMatchObject({ status: 401 })
  expect(calls()).toEqual(['GET /a old', 'GET /a still-wrong'])
})

test('a call without a token is sent bare and not renewed', async () => {
  const { http, renewToken } = open()
  await expect(http.post('/a', {}, { anonymous: true })).rejects.toMatchObject({ status: 401 })
  expect(renewToken).not.toHaveBeenCalled()
  expect(calls()).toEqual(['POST /a -'])
})

test('A24: what one account has sent is never repeated in the name of the next', async () => {
  let who = 'ann'
  const { http, renewToken, setToken } = open({ whose: () => who })
  const answer = door()
  reply = () => ({ ...unauthorized, after: answer.opened })

  const sent = http.post('/a')
  await vi.waitFor(() => expect(server.seen).toHaveLength(1))
  who = 'ben'
  setToken('new')
  answer.open()

  await expect(sent).rejects.toMatchObject({ status: 401 })
  expect(calls()).toEqual(['POST /a old'])
  expect(renewToken).not.toHaveBeenCalled()
})

test('nor when the account changes while the token is being renewed', async () => {
  let who = 'ann'
  const { http } = open({
    whose: () => who,
    renewToken: async () => {
      who = 'ben'
      return 'new'
    },
  })
  await expect(http.post('/a')).rejects.toMatchObject({ status: 401 })
  expect(calls()).toEqual(['POST /a old'])
})

test('extra headers are merged into every request, and a call may add its own', async () => {
  reply = () => ({ status: 200, body: {} })
  const { http } = open({ headers: { 'x-shop': 'nireeka' } })
  await http.get('/a')
  await http.post('/b', {}, { headers: { 'idempotency-key': 'key-1234' } })
  expect(server.seen.map(({ headers }) => [headers['x-shop'], headers['idempotency-key']])).toEqual([
    ['nireeka', undefined],
    ['nireeka', 'key-1234'],
  ])
})

test('a call without a body is sent as JSON', async () => {
  reply = () => ({ status: 200, body: {} })
  const { http } = open()
  await http.put('/a', null)
  await http.post('/b')
  expect(server.seen.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
    ['application/json', {}],
    ['application/json', {}],
  ])
})

test('a call may take 60 seconds', () => {
  expect(HTTP_TIMEOUT_MS).toBe(60_000)
  const client = createAxiosClient({ readToken: () => undefined, renewToken: async () => '' })
  expect(client.defaults.timeout).toBe(60_000)
})

test.each(['ECONNABORTED', 'ETIMEDOUT', 'ERR_NETWORK'])('%s is said in the spec’s words', async (code) => {
  const { toHttpError } = await import('./axios-client.ts')
  expect(toHttpError(new axios.AxiosError('x', code))).toMatchObject({
    status: 0,
    message: "Can't reach server right now.",
  })
})

test("a server that can't be reached is said in the spec's words", async () => {
  const { http } = open({ baseURL: 'http://127.0.0.1:1', readToken: () => undefined })
  await expect(http.get('/a')).rejects.toMatchObject({ status: 0, message: "Can't reach server right now." })
})

test('what every call is answered is told, with its path', async () => {
  reply = () => ({ status: 200, body: { data: 'done' } })
  const onAnswer = vi.fn()
  const { http } = open({ onAnswer })
  await http.post('/tickets/:id/close', {}, { params: { id: 7 } })
  expect(onAnswer.mock.calls).toEqual([['/tickets/7/close', { data: 'done' }]])
})

test('parameters are filled into the path, and the query follows it', async () => {
  reply = ({ call }) => ({ status: 200, body: { call } })
  const { http } = open()
  const options = { params: { id: 'a/b', file: 7 }, query: { page: 2, sort: undefined } }
  expect(await http.get('/tickets/:id/files/:file', options)).toEqual({
    call: 'GET /tickets/a%2Fb/files/7?page=2',
  })
})
