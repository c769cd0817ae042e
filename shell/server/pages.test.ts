import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'

import type { RemoteRegistry } from '@nireeka/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { LIVE, openEdge } from '../src/testing/open-edge.ts'
import { THEME_SCRIPT } from '../src/theme/theme-script.ts'
import { STYLES_SCRIPT } from './styles-script.ts'

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
  ['/register', 200, 'Register · Nireeka'],
  ['/shop', 200, 'Shop · Nireeka'],
  ['/shop/accessories/1001', 200, 'Shop · Nireeka'],
  ['/shopping', 404, 'Page not found · Nireeka'],
  ['/register/x', 404, 'Page not found · Nireeka'],
  ['/nothing-here', 404, 'Page not found · Nireeka'],
  ['/_app', 200, 'App shell · Nireeka'],
])('%s answers %i with the page “%s”', async (path, status, title) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(status)
  expect(titleOf(answer.body)).toBe(title)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each(['/dashboard/x.css', '/shop/x.css', '/register.php', '/shop/cart.js.map', '/backoffice/x%2Ecss'])(
  '%s is no page',
  async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found'])
    expect(answer.headers['content-type']).toContain('text/plain')
  },
)

test('a remote’s page preloads what the remote needs first', async () => {
  const { body } = await get('/shop')
  for (const file of ['remoteEntry.js', 'expose.js', 'expose.css']) {
    expect(body).toContain(`href="/remotes/shop/1.0.0/${file}"`)
  }
  expect((await get('/register')).body).not.toContain('rel="preload"')
})

test('a page that comes in a chunk of its own names the chunk’s files, too', async () => {
  const [cart, other] = [(await get('/shop/cart')).body, (await get('/shop')).body]
  for (const file of ['expose.js', 'expose.css', 'js/cart.js', 'css/cart.css']) {
    expect(cart).toContain(`href="/remotes/shop/1.0.0/${file}"`)
  }
  expect(other).not.toContain('cart.js"')
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
  expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60')
  const again = await get('/shop', { 'if-none-match': `W/"another", ${etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/register', { 'if-none-match': etag })).statusCode).toBe(200)
})

test('a browser that reads brotli gets it, and the same page', async () => {
  const plain = await get('/shop')
  const small = await get('/shop', { 'accept-encoding': 'gzip, br' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.headers['vary']).toBe('accept-encoding')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
})

test('nothing inline may run in a page but the scripts for the theme and for late styles', async () => {
  const { body, headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  const inline = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script)
  expect(inline).toEqual([THEME_SCRIPT])
  const hashes = [THEME_SCRIPT, STYLES_SCRIPT].map((it) => createHash('sha256').update(it).digest('base64'))
  expect(policy.match(/'sha256-[^']+'/g)).toEqual(hashes.map((hash) => `'sha256-${hash}'`))
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain("'unsafe")
})

test('another live version shows in the very next page', async () => {
  let version = '1.0.0'
  const listeners: Array<(area: string | null) => void> = []
  const own = await openEdge({
    live: async (): Promise<RemoteRegistry> => ({ remotes: [{ ...LIVE.remotes[0]!, version }] }),
    changes: {
      subscribe: (listener) => {
        listeners.push(listener)
        return () => undefined
      },
      isWatching: () => true,
    },
  })
  const before = await own.app.inject('/shop')
  version = '2.0.0'
  for (const tell of listeners) tell('remotes')
  const after = await own.app.inject({ url: '/shop', headers: { 'if-none-match': before.headers.etag! } })
  await own.close()
  expect(after.statusCode).toBe(200)
  expect(after.body).toContain('"version":"2.0.0"')
  // The rolled-back release's manifest doesn't exist here, so the page must come without preload hints instead of
  // outdated ones.
  expect(after.body).not.toContain('rel="preload"')
})

test('where changes could go unnoticed, each page reads the registry anew', async () => {
  let version = '1.0.0'
  const own = await openEdge({
    live: async (): Promise<RemoteRegistry> => ({ remotes: [{ ...LIVE.remotes[0]!, version }] }),
    changes: { subscribe: () => () => undefined, isWatching: () => false },
  })
  await own.app.inject('/shop')
  version = '2.0.0'
  const after = await own.app.inject('/shop')
  await own.close()
  expect(after.body).toContain('"version":"2.0.0"')
})

test.each([
  [{ status: 200, isNew: true }, 'subscribed'],
  [{ status: 200, isNew: false }, 'taken'],
  [{ status: 422, isNew: false }, 'invalid'],
  [{ status: 429, isNew: false }, 'failed'],
  [null, 'failed'],
])('a newsletter form that is sent without scripts leads to a page: %j is %s', async (answer, outcome) => {
  const asked: string[] = []
  const own = await openEdge({
    subscribe: async (email, ip) => {
      asked.push(`${email} ${ip}`)
      return answer
    },
  })
  const sent = await own.app.inject({
    method: 'POST',
    url: '/newsletter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=ann%2Bnews%40example.com',
  })
  await own.close()
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/newsletter?outcome=${outcome}`])
  expect(asked).toEqual(['ann+news@example.com 127.0.0.1'])
})

test.each([
  ['JSON', 'application/json', '{"email":"ann@example.com"}'],
  ['broken JSON', 'application/json', '{'],
  ['another kind of form', 'multipart/form-data; boundary=x', '--x--'],
  ['far too much', 'application/x-www-form-urlencoded', `email=${'a'.repeat(5000)}`],
])('%s sent to the newsletter is answered by a page, and nobody is asked', async (_what, type, payload) => {
  const sent = await edge.app.inject({
    method: 'POST',
    url: '/newsletter',
    headers: { 'content-type': type },
    payload,
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/newsletter?outcome=invalid'])
})

test('nothing at all sent to the newsletter is for the API to refuse', async () => {
  const asked: string[] = []
  const subscribe = async (email: string) => {
    asked.push(email)
    return { status: 422, isNew: false }
  }
  const own = await openEdge({ subscribe })
  const sent = await own.app.inject({ method: 'POST', url: '/newsletter' })
  await own.close()
  expect([sent.headers.location, asked]).toEqual(['/newsletter?outcome=invalid', ['']])
})

test.each(['/%E0%A4%A', '/shop/accessories/%', '/%'])(
  'an address that can’t be read leads to the page that says so: %s',
  async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/unreadable-address'])
    expect((await get('/unreadable-address')).statusCode).toBe(404)
  },
)

test.each([
  ['/warranty/?serial=NK%2F1', '/warranty?serial=NK%2F1'],
  ['//shop', '/shop'],
  ['//evil.example/', '/evil.example'],
  ['//', '/'],
  ['/Warranty?Q=1', '/warranty?Q=1'],
])('%s is another spelling of %s', async (url, plain) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, plain])
})
