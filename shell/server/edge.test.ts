import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import { openEdge } from '../src/testing/open-edge.ts'

let edge: Awaited<ReturnType<typeof openEdge>>
beforeAll(async () => {
  edge = await openEdge()
})
afterAll(() => edge.close())

const get = (url: string, cookie = '') => edge.app.inject({ url, headers: { cookie } })

const away = () => Promise.reject(Object.assign(new Error('connect ENOENT /run/db'), { statusCode: 503 }))

const STAFF_FILE = '/remotes/backoffice/1.0.0/remoteEntry.js'

test('a public release is served to everybody, for ever', async () => {
  const answer = await get('/remotes/shop/1.0.0/remoteEntry.js')
  expect([answer.statusCode, answer.body]).toEqual([200, 'shop()'])
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['nobody', ''],
  ['a customer', 'access_token=customer'],
  ['a token that isn’t known', 'access_token=admin2'],
  ['another cookie', 'x_access_token=admin'],
  ['a damaged cookie', 'access_token=%'],
])('staff’s files are not there for %s', async (_who, cookie) => {
  const answer = await get(STAFF_FILE, cookie)
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found'])
})

test.each(['access_token=agent', 'theme=dark; access_token=admin'])(
  'staff get their files, and no cache keeps them: %s',
  async (cookie) => {
    const answer = await get(STAFF_FILE, cookie)
    expect([answer.statusCode, answer.body]).toEqual([200, 'backoffice()'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  },
)

test.each([
  '/remotes/shop/1.0.0/..%2F..%2Fbackoffice%2F1.0.0%2FremoteEntry.js',
  '/remotes/shop/1.0.0/%252e%252e/%252e%252e/backoffice/1.0.0/remoteEntry.js',
  '/remotes/shop/1.0.0/..%5C..%5Cbackoffice%5C1.0.0%5CremoteEntry.js',
  '/remotes/shop/..%2Fbackoffice/1.0.0/remoteEntry.js',
  '/remotes/shop%2F..%2Fbackoffice/1.0.0/remoteEntry.js',
  '/remotes//backoffice/1.0.0/remoteEntry.js',
  '/assets/..%2Freleases%2Fbackoffice%2F1.0.0%2FremoteEntry.js',
  '/pictures/..%2Freleases%2Fbackoffice%2F1.0.0%2FremoteEntry.js',
])('%s leads to nobody’s files', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.body).not.toContain('backoffice()')
})

test.each(['/remotes/shop/9.9.9/remoteEntry.js', '/remotes/shop/1.0.0/other.js', '/assets/other.js'])(
  'what was never published is not there: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('the server’s half of a release is not for browsers', async () => {
  expect((await get('/remotes/shop/1.0.0/server/page.cjs')).statusCode).toBe(404)
})

test.each([
  '/remotes/shop/1.0.0/js/gone.js',
  '/remotes/shop/9.9.9/remoteEntry.js',
  '/remotes/shop/1.0.0/server/page.cjs',
  '/assets/js/gone.js',
  '/pictures/gone.webp',
  STAFF_FILE,
])('no cache keeps that %s isn’t there', async (url) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})

test.each([
  ['a page', '/register', 200],
  ['a file', '/assets/main.js', 200],
  ['a file that isn’t there', '/assets/other.js', 404],
  ['another spelling', '/Register/', 301],
  ['an address that can’t be read', '/%E0%A4%A', 302],
  ['an address that is too long', `/remotes/${'x'.repeat(400)}/1.0.0/remoteEntry.js`, 404],
])('%s has the security headers', async (_what, url, status) => {
  const { statusCode, headers } = await get(url)
  expect(statusCode).toBe(status)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
})

test.each([
  ['none', undefined, '127.0.0.1'],
  ['the one in front', 'loopback', '203.0.113.9'],
])('which address a visitor has is the word of trusted proxies: %s', async (_proxies, trustProxy, ip) => {
  const asked: string[] = []
  const own = await openEdge({
    trustProxy,
    subscribe: async (_email, visitor) => {
      asked.push(visitor)
      return { status: 200, isNew: true }
    },
  })
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
  await own.app.inject({ method: 'POST', url: '/newsletter', headers })
  await own.close()
  expect(asked).toEqual([ip])
})

test('the shell’s own files never change', async () => {
  const answer = await get('/assets/main.js')
  expect([answer.statusCode, answer.body]).toEqual([200, 'start()'])
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('pictures may be replaced within a day, and shown by emails', async () => {
  const answer = await get('/pictures/favicon.svg')
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(answer.headers['content-type']).toContain('image/svg+xml')
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  expect((await get('/favicon.ico')).headers.location).toBe('/pictures/favicon.svg')
})

test('a folder that depends on where the server was started is refused', async () => {
  await expect(openEdge({ picturesDir: 'pictures' })).rejects.toThrow('not an absolute folder')
})

test('each answer is told with its route, its status and its time', async () => {
  const told: unknown[] = []
  const own = await openEdge({ onAnswer: (answer) => told.push(answer) })
  await own.app.inject('/register?token=planted-in-a-link')
  await own.app.inject('/remotes/shop/1.0.0/remoteEntry.js')
  await own.app.inject({ method: 'POST', url: '/nowhere' })
  await own.close()
  const seconds = expect.any(Number)
  expect(told).toEqual([
    { method: 'GET', route: '/*', status: 200, seconds },
    { method: 'GET', route: '/remotes/:name/:version/*', status: 200, seconds },
    { method: 'POST', route: '', status: 404, seconds },
  ])
})

test('the log has the path of a page and nothing of its query', async () => {
  const lines: string[] = []
  const logged = await openEdge({ logger: { write: (line) => lines.push(line) } })
  await logged.app.inject('/reset-password?token=planted-in-a-link&email=rita@example.com')
  await logged.close()
  expect(lines.join('')).toContain('"path":"/reset-password"')
  expect(lines.join('')).not.toContain('planted-in-a-link')
})

test('an API that is away is a 503 that says when to come back, with the headers of every page and a line in the log', async () => {
  const write = vi.fn<(line: string) => void>()
  const { app, close } = await openEdge({ live: away, whoIs: away, logger: { write } })
  onTestFinished(close)
  const answer = await app.inject('/shop?token=planted')
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toBe('We can’t reach our data right now. Please try again in a moment.')
  expect(answer.headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const staff = await app.inject({ url: STAFF_FILE, headers: { cookie: 'access_token=admin' } })
  expect(staff.statusCode).toBe(503)
  const lines = write.mock.calls.map(([line]) => JSON.parse(line)).filter(({ level }) => level === 50)
  expect(lines).toMatchObject([
    { status: 503, req: { path: '/shop' }, err: { message: 'connect ENOENT /run/db' } },
    { status: 503, req: { path: STAFF_FILE } },
  ])
  expect(write.mock.calls.join('')).not.toContain('planted')
})

test('what fails here tells nobody why', async () => {
  const { app, close } = await openEdge({ live: () => Promise.reject(new Error('a secret')) })
  onTestFinished(close)
  const answer = await app.inject('/shop')
  expect([answer.statusCode, answer.body]).toEqual([
    500,
    'Something went wrong on our side. Please try again in a moment.',
  ])
})

test('the files of a release that was asked for are served while the API is away', async () => {
  let isAway = false
  const { app, close } = await openEdge({
    audience: async () => (isAway ? Promise.reject(new Error('away')) : 'public'),
  })
  onTestFinished(close)
  await app.inject('/remotes/shop/1.0.0/remoteEntry.js')
  isAway = true
  expect((await app.inject('/remotes/shop/1.0.0/remoteEntry.js')).statusCode).toBe(200)
})
