import { expect, onTestFinished, test, vi } from 'vitest'

import { openEdge } from '../src/testing/open-edge.ts'

const ADDRESS = '/register?preview=announcement.12.3'

async function open() {
  const readDraft = vi.fn(async () => null)
  const { app, close } = await openEdge({ readDraft })
  onTestFinished(close)
  const get = (as: string | null) =>
    app.inject({ url: ADDRESS, headers: as ? { cookie: `access_token=${as}` } : {} })
  return { app, get }
}

test.each(['admin', 'writer'])(
  'for %s a page has the draft, no cache or search engine keeps it, and no script runs in it',
  async (as) => {
    const { app, get } = await open()
    const { statusCode, headers } = await get(as)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*;sandbox allow-same-origin$/)
    expect(app.pageMemory()).toMatchObject({ pages: 0, rendered: 0 })
  },
)

test.each([[null], ['customer'], ['agent'], ['nobody']])(
  'for %s the parameter does nothing: they get the public page',
  async (as) => {
    const { app, get } = await open()
    const { headers, body } = await get(as)
    const plain = await app.inject('/register')
    expect([body, headers['etag']]).toEqual([plain.body, plain.headers['etag']])
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(app.pageMemory().rendered).toBe(1)
  },
)
