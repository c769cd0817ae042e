import { fakeHttp, hydratePage } from '@nireeka/kit/testing'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from './routes.ts'
import { bag, helmet, listOf, review, reviewsOf } from './testing/accessories.ts'

const data = {
  '/api/accessories?page=1&sort=popular': { ...listOf(helmet, bag), total: 1060 },
  '/api/accessories?category=bag&page=2&q=rain&sort=title': listOf(bag),
  '/api/accessories?page=1&q=piano&sort=popular': listOf(),
  '/api/accessories?bike=nyx&in_stock=1&min=20&page=1&sort=popular': listOf(bag),
  '/api/accessories/1001': helmet,
  '/api/accessories/110104': helmet,
  '/api/accessories/1001/reviews?page=1&sort=newest': reviewsOf(review),
  '/api/accessories/1001/reviews?page=2&sort=worst&stars=4': { ...reviewsOf(review), page: 2, total: 11 },
}

const open = (url: string) => hydratePage(routes, { url, data })

test.each([
  ['/shop/accessories', 200, '1,060 accessories'],
  ['/shop/accessories?q=&sort=popular', 200, '1,060 accessories'],
  ['/shop/accessories?category=bag&q=rain&sort=title&page=2', 200, 'Commuter backpack'],
  ['/shop/accessories?q=piano', 200, 'Nothing matches these filters'],
  ['/shop/accessories?bike=nyx&in_stock=1&min=20&max=&colour=', 200, 'Commuter backpack'],
  ['/shop/accessories/1001', 200, '1,390 g'],
  ['/shop/accessories/1001', 200, 'A whole winter, and not one headache.'],
  ['/shop/accessories/1001?stars=4&sort=worst&page=2', 200, 'Page <!-- -->2<!-- --> of <!-- -->2'],
  ['/shop/accessories/110104', 200, 'Back on December 14'],
  ['/shop/stock-alert?key=abc', 200, 'Delete your address?'],
  ['/shop/nothing/here', 404, 'We couldn’t find this product'],
])('%s comes as HTML and is taken over as it is', async (url, status, part) => {
  const view = await open(url)
  expect(view.status).toBe(status)
  expect(view.html).toContain(part)
})

const sent = (container: HTMLElement, selector = 'form[role=search]') => {
  const form = container.querySelector<HTMLFormElement>(selector)!
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

test('without JavaScript the filters keep category, word and order', async () => {
  const { container } = await open('/shop/accessories?category=bag&q=rain&sort=title&page=2')
  expect(sent(container, 'form[aria-label=Filters]')).toBe(
    'get /shop/accessories category=bag q=rain sort=title bike= min= max= colour=',
  )
})

test('a product whose reviews failed is a page all the same, and the browser tries them again', async () => {
  const answers = {
    '/api/accessories/1001/reviews?page=1&sort=newest': { status: 500, body: { message: 'One moment.' } },
  }
  const REVIEWS = 'GET /api/accessories/1001/reviews'
  // The second request never gets an answer, so the page stays as the server rendered it.
  const { http, calls } = fakeHttp({ [REVIEWS]: () => new Promise(() => undefined) })
  const view = await hydratePage(routes, {
    url: '/shop/accessories/1001',
    data: { '/api/accessories/1001': helmet },
    answers,
    platform: { http },
  })
  expect(view.status).toBe(200)
  expect(view.html).toContain('Loading the reviews…')
  await waitFor(() => expect(calls).toEqual([REVIEWS]))
})

test('an accessory that the API refuses is a page that leads on', async () => {
  const body = { error: 'not_found', message: 'No such accessory.' }
  const answers = { '/api/accessories/x': { status: 404, body } }
  const view = await hydratePage(routes, { url: '/shop/accessories/x', answers })
  expect(view.status).toBe(404)
  expect(view.html).toContain('href="/shop/accessories"')
})
