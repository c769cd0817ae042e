import { hydratePage } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import { servedPages } from './served-pages.ts'
import { Shop } from './shop.tsx'
import { bag, helmet, listOf } from './testing/accessories.ts'

const data = {
  '/api/accessories?page=1&sort=popular': { ...listOf(helmet, bag), total: 1060 },
  '/api/accessories?category=bag&page=2&q=rain&sort=title': listOf(bag),
  '/api/accessories?page=1&q=piano&sort=popular': listOf(),
  '/api/accessories/1001': helmet,
}

const open = (url: string) => hydratePage(Shop, { pages: servedPages, url, data })

test.each([
  ['/shop/accessories', 200, '1,060 accessories'],
  ['/shop/accessories?q=&sort=popular', 200, '1,060 accessories'],
  ['/shop/accessories?category=bag&q=rain&sort=title&page=2', 200, 'Commuter backpack'],
  ['/shop/accessories?q=piano', 200, 'Nothing fits these filters'],
  ['/shop/accessories/1001', 200, '1,390 g'],
  ['/shop/nothing/here', 404, 'We don’t have this'],
])('%s comes as HTML and is taken over as it is', async (url, status, part) => {
  const view = await open(url)
  expect(view.status).toBe(status)
  expect(view.html).toContain(part)
})

const sent = (container: HTMLElement) => {
  const form = container.querySelector('form')!
  const fields = [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`)
  return `${form.method} ${form.getAttribute('action')} ${fields.join(' ')}`
}

test('without JavaScript a search keeps category and order', async () => {
  const { container } = await open('/shop/accessories?category=bag&q=rain&sort=title&page=2')
  expect(sent(container)).toBe('get /shop/accessories category=bag q=rain sort=title')
})

test('without JavaScript a search among all names no category', async () => {
  const { container } = await open('/shop/accessories')
  expect(sent(container)).toBe('get /shop/accessories q= sort=popular')
})

test('an accessory that the API refuses is a page that leads on', async () => {
  const body = { error: 'not_found', message: 'No such accessory.' }
  const answers = { '/api/accessories/x': { status: 404, body } }
  const view = await hydratePage(Shop, { pages: servedPages, url: '/shop/accessories/x', answers })
  expect(view.status).toBe(404)
  expect(view.html).toContain('href="/shop/accessories"')
})
