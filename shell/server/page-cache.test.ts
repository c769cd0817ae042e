import { expect, test } from 'vitest'

import type { CachedPage } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'

function fakeChanges() {
  const listeners: Array<(area: string | null) => void> = []
  const control = {
    isWatching: true,
    tell: (area: string | null) => listeners.forEach((listener) => listener(area)),
  }
  return {
    control,
    changes: {
      subscribe: (next: (typeof listeners)[number]) => {
        listeners.push(next)
        return () => undefined
      },
      isWatching: () => control.isWatching,
    },
  }
}

const pageOf = (text: string, parts: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  compressed: Buffer.alloc(0),
  etag: text,
  location: null,
  isWhole: true,
  addresses: ['/api/accessories?page=1'],
  bytes: 10,
  ...parts,
})

function open(
  parts: Partial<CachedPage> = {},
  most: Parameters<typeof createPageCache>[0]['most'] = { pages: 2 },
) {
  const { changes, control } = fakeChanges()
  const clock = { ms: 0 }
  const cache = createPageCache({ changes, now: () => clock.ms, most })
  let made = 0
  const get = (url = '/shop') => cache.get(url, async () => pageOf(`${url} ${++made}`, parts))
  const etag = async (url?: string) => (await get(url)).etag
  return { cache, control, clock, get, etag, made: () => made }
}

test('a page is made once and then taken from memory', async () => {
  const { etag } = open()
  expect([await etag(), await etag()]).toEqual(['/shop 1', '/shop 1'])
})

test('who asks while a page is being made waits for the same one', async () => {
  const { get, made } = open()
  const [first, second] = await Promise.all([get(), get()])
  expect([first === second, made()]).toEqual([true, 1])
})

test.each([['accessories'], ['remotes'], [null]])(
  'a change of %s drops the page that shows it',
  async (area) => {
    const { etag, control } = open()
    await etag()
    control.tell(area)
    expect(await etag()).toBe('/shop 2')
  },
)

test('a change of something else leaves the page', async () => {
  const { etag, control } = open()
  await etag()
  control.tell('forum')
  expect(await etag()).toBe('/shop 1')
})

test('a page that was begun before a change is sent to those who asked before it, and not kept', async () => {
  const { cache, control } = open()
  const gate = new EventTarget()
  const opened = new Promise((resolve) => gate.addEventListener('open', resolve))
  const early = cache.get('/shop', () => opened.then(() => pageOf('old')))
  control.tell('accessories')
  const late = cache.get('/shop', async () => pageOf('new'))
  gate.dispatchEvent(new Event('open'))
  expect([(await early).etag, (await late).etag]).toEqual(['old', 'new'])
  expect((await cache.get('/shop', async () => pageOf('newer'))).etag).toBe('new')
})

test('nothing is taken from memory while a change could go unnoticed, and nothing is kept', async () => {
  const { etag, control } = open()
  await etag()
  control.isWatching = false
  expect([await etag(), await etag()]).toEqual(['/shop 2', '/shop 3'])
})

test('a page is renewed after a minute, for what depends on the day', async () => {
  const { etag, clock } = open()
  await etag()
  clock.ms = 60_001
  expect(await etag()).toBe('/shop 2')
})

test('a page that came without a part is not kept', async () => {
  const { etag } = open({ isWhole: false })
  expect([await etag(), await etag()]).toEqual(['/shop 1', '/shop 2'])
})

test('the page that was not asked for longest goes first', async () => {
  const { etag } = open()
  await etag('/a')
  await etag('/b')
  await etag('/a')
  await etag('/c')
  expect([await etag('/a'), await etag('/c')]).toEqual(['/a 1', '/c 3'])
  expect(await etag('/b')).toBe('/b 4')
})

test('pages beyond the bytes are dropped, the one that was not asked for longest first', async () => {
  const { etag } = open({}, { pages: 9, missing: 9, bytes: 2100 })
  await etag('/a')
  await etag('/b')
  await etag('/c')
  expect([await etag('/b'), await etag('/c'), await etag('/a')]).toEqual(['/b 2', '/c 3', '/a 4'])
})

test('addresses that lead nowhere don’t drop a page that exists', async () => {
  const { cache, etag } = open()
  await etag('/shop')
  for (const name of ['a', 'b', 'c', 'd']) {
    await cache.get(`/made-up/${name}`, async () => pageOf(name, { status: 404 }))
  }
  expect(await etag('/shop')).toBe('/shop 1')
})

test('a page with a very long address is sent and not kept', async () => {
  const { etag } = open()
  const long = `/shop?q=${'x'.repeat(500)}`
  expect([await etag(long), await etag(long)]).toEqual([`${long} 1`, `${long} 2`])
})

test('a failure to make a page is told, and the next one tries again', async () => {
  const { cache } = open()
  await expect(cache.get('/shop', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect((await cache.get('/shop', async () => pageOf('up'))).etag).toBe('up')
})

test('while the database is away, a page that may be old is sent rather than none, and a new one as soon as it can be', async () => {
  const { cache, control } = open()
  const get = (make: () => Promise<CachedPage>) => cache.get('/shop', make).then(({ etag }) => etag)
  await get(async () => pageOf('before'))
  control.isWatching = false
  control.tell(null)
  expect(await get(() => Promise.reject(new Error('no database')))).toBe('before')
  expect(await get(async () => pageOf('half', { isWhole: false }))).toBe('before')
  expect(await get(async () => pageOf('whole'))).toBe('whole')
  control.isWatching = true
  expect(await get(async () => pageOf('after'))).toBe('after')
})

test('a page without a part of it is not taken from before when only its code failed', async () => {
  const { cache, control } = open()
  await cache.get('/shop', async () => pageOf('before'))
  control.tell(null)
  const page = await cache.get('/shop', async () => pageOf('half', { isWhole: false }))
  expect(page.etag).toBe('half')
})

test('while the database hangs, a page that may be old is sent rather than waiting for a new one', async () => {
  const { changes, control } = fakeChanges()
  const cache = createPageCache({ changes, staleAfterMs: 5 })
  await cache.get('/shop', async () => pageOf('before'))
  control.isWatching = false
  const never = new Promise<CachedPage>(() => undefined)
  expect((await cache.get('/shop', () => never)).etag).toBe('before')
})
