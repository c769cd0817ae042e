import type { ApiAnswer, RemoteRegistry, RemoteRoute, RouteTable } from '@nireeka/contracts'
import { expect, onTestFinished, test } from 'vitest'

import { openEdge } from '../../src/testing/open-edge.ts'

const SITE = 'https://nireeka.example'
const ok = (data: unknown): ApiAnswer => ({ status: 200, body: { data } })
const thread = (id: number) => ({ id, last_post_at: `2026-01-0${id}T00:00:00.000Z` })

const ANSWERS: Record<string, ApiAnswer> = {
  '/api/configurator': ok({ bikes: [{ slug: 'nyx' }] }),
  '/api/accessories?page=1': ok({ items: [{ id: 1 }, { id: 2 }], total: 3 }),
  '/api/accessories?page=2': ok({ items: [{ id: 3 }], total: 3 }),
  '/api/spares': ok({ families: [{ code: 'B&K' }] }),
  '/api/help-center': ok({ groups: [{ topics: [{ id: 7 }] }] }),
  '/api/forum/feed?category=2': ok({ category: { id: 2, title: 'Prime' }, threads: [] }),
  '/api/forum/feed?category=99': { status: 404, body: {} },
  '/api/forum/threads?page=1': ok({ items: [thread(5)], total: 1 }),
}

const route = (path: string, access: 'guest' | 'member') => ({ path, access, title: path, description: '' })
const section = (name: string, routes: RemoteRoute[]) => ({ name, version: '1', manifest: '', routes })
const LIVE: RemoteRegistry = {
  remotes: [
    section('all', [
      route('/contact', 'guest'),
      route('/newsletter', 'guest'),
      route('/shop', 'guest'),
      route('/shop/accessories', 'guest'),
      route('/shop/cart', 'guest'),
      route('/shop/orders', 'member'),
      route('/forum', 'guest'),
      route('/dashboard', 'member'),
    ]),
  ],
}

const TABLE: RouteTable = {
  routes: [],
  pages: [
    { path: '/shop/cart', search: 'closed' },
    { path: '/shop/cart/checkout', search: 'closed' },
    { path: '/newsletter', search: 'noindex' },
    { path: '/dashboard/orders/:id', search: 'closed' },
  ],
  sitemap: [
    '/contact',
    '/shop/accessories',
    '/forum/1',
    { path: '/configurator/:slug', address: '/api/configurator', list: 'bikes' },
    { path: '/shop/accessories/:id', address: '/api/accessories', list: 'items', isPaged: true },
    { path: '/shop/spares?q=:code', address: '/api/spares', list: 'families' },
    { path: '/help-center/topics/:id', address: '/api/help-center', list: 'groups.topics' },
    {
      path: '/forum/thread/:id',
      address: '/api/forum/threads',
      list: 'items',
      isPaged: true,
      changed: 'last_post_at',
    },
  ],
}

const FILES = { 'releases/all/1/remote.json': JSON.stringify({ name: 'all', ...TABLE }) }

async function open(answers = ANSWERS, files: Record<string, string> = FILES) {
  const listeners: Array<(area: string | null) => void> = []
  const asked: string[] = []
  const { app, close } = await openEdge(
    {
      siteUrl: SITE,
      live: async () => LIVE,
      read: async (address) => {
        asked.push(address)
        return answers[address] ?? null
      },
      changes: {
        subscribe: (listener) => {
          listeners.push(listener)
          return () => undefined
        },
        isWatching: () => true,
      },
    },
    files,
  )
  onTestFinished(close)
  return { app, asked, tell: (area: string) => listeners.forEach((listener) => listener(area)) }
}

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/nireeka\.example(.*?)<\/loc>/g)].map(([, path]) => path)

test('the site’s map names every public page, and when a thread was last written in', async () => {
  const { app } = await open()
  const { statusCode, headers, body } = await app.inject('/sitemap.xml')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const paths = pathsIn(body)
  expect(paths).toEqual([
    '/',
    '/contact',
    '/shop/accessories',
    '/forum/1',
    '/configurator/nyx',
    '/shop/accessories/1',
    '/shop/accessories/2',
    '/shop/accessories/3',
    '/shop/spares?q=B%26K',
    '/help-center/topics/7',
    '/forum/thread/5',
  ])
  expect(body).toContain('<lastmod>2026-01-05T00:00:00.000Z</lastmod>')
  expect(new Set(paths).size).toBe(paths.length)
})

test('of a release that tells no sitemap, the sections for everybody are on the map', async () => {
  const { app } = await open(ANSWERS, {})
  const paths = pathsIn((await app.inject('/sitemap.xml')).body)
  expect(paths).toEqual([
    '/',
    '/contact',
    '/newsletter',
    '/shop',
    '/shop/accessories',
    '/shop/cart',
    '/forum',
  ])
})

test('what isn’t for everybody is not on the map', async () => {
  const { app } = await open()
  const paths = pathsIn((await app.inject('/sitemap.xml')).body)
  for (const path of [
    '/login',
    '/register',
    '/newsletter',
    '/_app',
    '/dashboard',
    '/backoffice',
    '/shop',
    '/forum',
  ])
    expect(paths).not.toContain(path)
})

test('the map is kept until what it lists changes, and isn’t sent twice', async () => {
  const { app, asked, tell } = await open()
  const first = await app.inject('/sitemap.xml')
  const calls = asked.length
  const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': first.headers.etag! } })
  expect([again.statusCode, asked.length]).toEqual([304, calls])
  tell('dealers')
  await app.inject('/sitemap.xml')
  expect(asked).toHaveLength(calls)
  tell('forum')
  await app.inject('/sitemap.xml')
  expect(asked).toHaveLength(2 * calls)
})

test('half a map is not sent: search engines would take the other half for gone', async () => {
  const { app } = await open({ ...ANSWERS, '/api/accessories?page=2': { status: 429, body: {} } })
  const answer = await app.inject('/sitemap.xml')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
})

test('robots may read everything but the API and what is personal', async () => {
  const { app } = await open()
  const { body, headers } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  for (const path of ['/api/', '/dashboard', '/backoffice', '/shop/cart', '/shop/orders', '/login'])
    expect(body).toContain(`Disallow: ${path}\n`)
  expect(body).not.toContain('/shop/cart/checkout')
  expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(body).not.toMatch(/Disallow: \/$/m)
})

test('the forum’s feeds are kept until the forum changes', async () => {
  const { app, asked, tell } = await open()
  const first = await app.inject('/forum/feed.xml?category=2')
  expect([first.statusCode, first.headers['content-type']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ])
  expect(first.body).toContain('<title>Nireeka forum: Prime</title>')
  await app.inject('/forum/feed.xml?category=2')
  expect(asked).toEqual(['/api/forum/feed?category=2'])
  tell('forum')
  await app.inject('/forum/feed.xml?category=2')
  expect(asked).toHaveLength(2)
})

test.each(['99', '0', '2x', '2&category=3'])('there is no feed of category %s', async (category) => {
  const { app } = await open()
  expect((await app.inject(`/forum/feed.xml?category=${category}`)).statusCode).toBe(404)
})

test('a feed without an answer of the API is not sent', async () => {
  const { app } = await open({})
  expect((await app.inject('/forum/feed.xml')).statusCode).toBe(503)
})
