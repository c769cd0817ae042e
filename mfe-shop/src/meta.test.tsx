import { hydratePage } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import { routes } from './routes.ts'
import { bag, giftCard, helmet, listOf, review, reviewsOf } from './testing/accessories.ts'

const data = {
  '/api/accessories?page=1&sort=popular': listOf(helmet, bag),
  '/api/accessories?page=1&sort=title': listOf(helmet, bag),
  '/api/accessories?category=bag&page=2&sort=popular': listOf(bag),
  '/api/accessories?page=1&q=rain&sort=popular': listOf(bag),
  '/api/accessories?page=9&sort=popular': listOf(),
  '/api/accessories?bike=nyx&page=1&sort=popular': listOf(bag),
  '/api/accessories/1001': helmet,
  '/api/accessories/110102': helmet,
  '/api/accessories/1001/reviews?page=1&sort=newest': reviewsOf(review),
  '/api/accessories/1001/reviews?page=1&sort=newest&stars=4': reviewsOf(review),
  '/api/accessories/1024': giftCard,
  '/api/accessories/1024/reviews?page=1&sort=newest': reviewsOf(),
}

async function headOf(url: string) {
  const { head } = await hydratePage(routes, { url, data })
  return head
}

test('an accessory is a product with its price, its stock and what buyers gave it', async () => {
  const head = await headOf('/shop/accessories/1001')
  expect(head).toMatchObject({ description: helmet.description, type: 'product' })
  expect(head?.linkedData).toMatchObject([
    {
      '@type': 'Product',
      name: helmet.title,
      url: '/shop/accessories/1001',
      image: helmet.images,
      offers: { '@type': 'Offer', price: helmet.price.toFixed(2), priceCurrency: 'USD' },
      aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
      review: [
        {
          author: { name: 'Mara' },
          datePublished: '2026-03-04',
          reviewRating: { ratingValue: 4 },
          reviewBody: review.body,
        },
      ],
    },
  ])
})

test('choices at different prices are one offer from the lowest to the highest', async () => {
  const head = await headOf('/shop/accessories/1024')
  expect(head?.linkedData).toMatchObject([
    { offers: { '@type': 'AggregateOffer', lowPrice: '50.00', highPrice: '500.00', offerCount: 2 } },
  ])
  expect(head?.linkedData?.[0]).not.toHaveProperty('review')
})

test.each(['/shop/accessories/110102', '/shop/accessories/1001?stars=4'])(
  '%s is known as its product’s page',
  async (url) => expect((await headOf(url))?.canonical).toBe('/shop/accessories/1001'),
)

test('the page of an email’s link is for no search engine', async () => {
  expect((await headOf('/shop/stock-alert?key=abc'))?.isListed).toBe(false)
})

test.each([
  ['/shop/accessories?sort=title', '/shop/accessories'],
  ['/shop/accessories?page=2&category=bag', '/shop/accessories?category=bag&page=2'],
])('%s is known as %s', async (url, canonical) => {
  expect(await headOf(url)).toMatchObject({ canonical, isListed: true })
})

test.each(['/shop/accessories?q=rain', '/shop/accessories?bike=nyx', '/shop/accessories?page=9'])(
  'what somebody looked for, or nothing, is in no search engine: %s',
  async (url) => expect((await headOf(url))?.isListed).toBe(false),
)
