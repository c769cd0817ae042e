import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openStandIn, unauthorized } from './api-stand-in.ts'
import { createHttp, type HttpNeeds } from './create-http.ts'

type Server = Awaited<ReturnType<typeof openStandIn>>

const PATH = '/api/user/getUserBikes'
let shop: Server
let bikes: Server
beforeEach(async () => {
  shop = await openStandIn(({ body }) => isRight(body))
  bikes = await openStandIn(({ body }) => isRight(body))
})
afterEach(() => {
  shop.close()
  bikes.close()
})
const isRight = (body: unknown) =>
  (body as { token?: string } | null)?.token === 'new' ? { status: 200, body: 'bikes' } : unauthorized

function open(needs: Partial<HttpNeeds> = {}) {
  let token = 'old'
  const renewToken = vi.fn(async () => (token = 'new'))
  const http = createHttp({ baseURL: shop.url, readToken: () => token, renewToken, ...needs })
  return { http, renewToken }
}

test('a POST to the secondary base URL carries the token in its body, replaced by the new one on the retry', async () => {
  const { http, renewToken } = open({ secondaryBaseUrl: bikes.url })
  expect(await http.post(PATH, { since: 1 }, { secondary: true })).toBe('bikes')

  expect(bikes.seen.map(({ call, body }) => [call, body])).toEqual([
    [`POST ${PATH}`, { since: 1, token: 'old' }],
    [`POST ${PATH}`, { since: 1, token: 'new' }],
  ])
  expect(renewToken).toHaveBeenCalledTimes(1)
  expect(shop.seen).toEqual([])
})

test('another host never gets the Authorization header', async () => {
  const { http } = open({ secondaryBaseUrl: bikes.url })
  await http.post(PATH, {}, { secondary: true })
  await http.get('/status', { secondary: true }).catch(() => undefined)
  expect(bikes.seen.map(({ token }) => token)).toEqual([null, null, null, null])
})

test('without another host it is our own, with the header as everywhere', async () => {
  const { http } = open()
  expect(await http.post(PATH, {}, { secondary: true })).toBe('bikes')
  expect(shop.seen.map(({ token, body }) => [token, body])).toEqual([
    ['old', { token: 'old' }],
    ['new', { token: 'new' }],
  ])
})

test('a token that a page puts there itself is replaced by the present one', async () => {
  const { http } = open({ secondaryBaseUrl: bikes.url, readToken: () => 'new' })
  await http.post(PATH, { token: 'stale' }, { secondary: true })
  expect(bikes.seen[0]?.body).toEqual({ token: 'new' })
})

test('no other POST has a token in its body', async () => {
  const { http } = open({ secondaryBaseUrl: bikes.url })
  await http.post('/api/cart', { items: [] }).catch(() => undefined)
  expect(shop.seen[0]?.body).toEqual({ items: [] })
})
