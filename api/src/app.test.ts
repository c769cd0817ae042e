import { ErrorAnswer } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let token = ''
beforeAll(async () => {
  app = await openTestApp()
  token = (await app.member()).token
})
afterAll(() => app.close())

test.each(['/api/nothing', '/api/CART', '/api//cart', '/api/cart/', '/api/cart;x=1', '/api/%2e%2e/cart'])(
  '%s is no address of ours',
  async (url) => {
    const response = await app.call(url, { as: token })
    expect(response.statusCode).toBe(404)
    expect(ErrorAnswer.parse(response.json())).toMatchObject({ error: 'not_found', status: 404 })
  },
)

test('an address that cannot be read is refused', async () => {
  const response = await app.call('/api/%zz', { as: token })
  expect(ErrorAnswer.parse(response.json())).toMatchObject({ error: 'bad_request', status: 400 })
})

test.each([
  ['DELETE', '/api/cart', 'GET, POST'],
  ['HEAD', '/api/logout', 'GET'],
  ['OPTIONS', '/api/cart', 'GET, POST'],
  ['PATCH', '/api/cart/1', 'DELETE'],
  ['POST', '/api/me', 'GET'],
] as const)('%s %s is not possible, only %s', async (method, url, allowed) => {
  const response = await app.call(url, { method, as: token, headers: { 'x-http-method-override': 'GET' } })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe(allowed)
})

test('nothing that a member sees may be kept by a cache', async () => {
  const { headers } = await app.call('/api/me', { as: token })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
})

test('the contract is OpenAPI 3.1 and says where a login is needed', async () => {
  const contract = (await app.call('/api/openapi.json')).json()
  expect(contract.openapi).toBe('3.1.0')
  expect(contract.paths['/api/cart'].post.security).toEqual([{ bearer: [] }])
})

test('the contract names what staff may call to staff alone', async () => {
  const callers = [undefined, token, (await app.member(1)).token, (await app.member(9)).token]
  const told = await Promise.all(
    callers.map(async (as) => {
      const { paths } = (await app.call('/api/openapi.json', { as })).json()
      const operations = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      )
      return operations.filter((operation) => /backoffice|remotes\/staff/.test(operation)).length
    }),
  )
  expect(told.slice(0, 2)).toEqual([0, 0])
  expect(told[3]).toBeGreaterThan(15)
  expect(told[2]).toBe(told[3])
})
