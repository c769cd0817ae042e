// @vitest-environment node
import { brotliDecompressSync } from 'node:zlib'

import type { LiveList } from '@nireeka/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { LIVE, openEdge } from '../src/testing/open-edge.ts'

let edge: Awaited<ReturnType<typeof openEdge>>
beforeAll(async () => {
  edge = await openEdge()
})
afterAll(() => edge.close())

const get = (url: string, headers: Record<string, string> = {}) => edge.app.inject({ url, headers })

const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1]

test.each([
  ['/', 200, 'Nireeka: electric bikes you build yourself'],
  ['/login?continue=%2Fshop', 200, 'Log in · Nireeka'],
  ['/warranty', 200, 'Warranty · Nireeka'],
  ['/shop', 200, 'Shop · Nireeka'],
  ['/shop/accessories/1001', 200, 'Shop · Nireeka'],
  ['/shopping', 404, 'Page not found · Nireeka'],
  ['/warranty/x', 404, 'Page not found · Nireeka'],
  ['/nothing-here', 404, 'Page not found · Nireeka'],
  ['//shop', 404, 'Page not found · Nireeka'],
  ['//', 404, 'Page not found · Nireeka'],
])('%s answers %i with the page “%s”', async (path, status, title) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(status)
  expect(titleOf(answer.body)).toBe(title)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('a remote’s page preloads what the remote needs first', async () => {
  const { body } = await get('/shop')
  for (const file of ['remoteEntry.js', 'expose.js', 'expose.css']) {
    expect(body).toContain(`href="/remotes/shop/1.0.0/${file}"`)
  }
  expect((await get('/warranty')).body).not.toContain('rel="preload"')
})

test('the staff’s area is a page that names nothing of theirs', async () => {
  for (const path of ['/backoffice', '/backoffice/orders']) {
    const { statusCode, body } = await get(path, { cookie: 'access_token=admin' })
    expect(statusCode).toBe(200)
    expect(titleOf(body)).toBe('Nireeka · Nireeka')
    expect(body).not.toMatch(/backoffice/i)
  }
})

test('who is logged in changes nothing in the HTML', async () => {
  const asGuest = await get('/shop')
  const asAdmin = await get('/shop', { cookie: 'access_token=admin' })
  expect(asAdmin.body).toBe(asGuest.body)
})

test('a page that the browser has already isn’t sent again', async () => {
  const first = await get('/shop')
  const etag = first.headers.etag!
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await get('/shop', { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/warranty', { 'if-none-match': etag })).statusCode).toBe(200)
})

test('a browser that reads brotli gets it, and the same page', async () => {
  const plain = await get('/shop')
  const small = await get('/shop', { 'accept-encoding': 'gzip, br' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.headers['vary']).toBe('accept-encoding')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
})

test('nothing inline may run in a page', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
})

test('another live version shows in the very next page', async () => {
  let version = '1.0.0'
  const live = async (): Promise<LiveList> => ({ remotes: [{ ...LIVE.remotes[0]!, version }] })
  const own = await openEdge({ live })
  const before = await own.app.inject('/shop')
  version = '2.0.0'
  const after = await own.app.inject({ url: '/shop', headers: { 'if-none-match': before.headers.etag! } })
  await own.close()
  expect(after.statusCode).toBe(200)
  expect(after.body).toContain('"version":"2.0.0"')
  // Its manifest isn't there: the page comes without hints, not with the old ones.
  expect(after.body).not.toContain('rel="preload"')
})

test('the home page brings its data along, and comes without when that fails', async () => {
  let home: unknown = { hero: 'Built by you' }
  const asked: string[] = []
  const read = async (path: string) => {
    asked.push(path)
    return home
  }
  const own = await openEdge({ read })
  const full = await own.app.inject('/')
  home = null
  const bare = await own.app.inject('/')
  await own.app.inject('/shop')
  await own.close()
  expect(full.body).toContain('"answers":{"/api/home-page":{"hero":"Built by you"}}')
  expect([bare.statusCode, bare.body.includes('"answers":{}')]).toEqual([200, true])
  expect(asked).toEqual(['/api/home-page', '/api/home-page'])
})
