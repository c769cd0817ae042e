import { hydratePage } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import { servedHeads } from './served-heads.ts'
import { servedPages } from './served-pages.ts'
import { Shop } from './shop.tsx'
import { bag, helmet, listOf } from './testing/accessories.ts'

const data = {
  '/api/accessories?page=1&sort=popular': listOf(helmet, bag),
  '/api/accessories?page=1&sort=title': listOf(helmet, bag),
  '/api/accessories?category=bag&page=2&sort=popular': listOf(bag),
  '/api/accessories?page=1&q=rain&sort=popular': listOf(bag),
  '/api/accessories?page=9&sort=popular': listOf(),
  '/api/accessories/1001': helmet,
}

async function headOf(url: string) {
  const { head } = await hydratePage(Shop, { pages: servedPages, heads: servedHeads, url, data })
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
      offers: { price: helmet.price.toFixed(2), priceCurrency: 'USD' },
    },
  ])
})

test.each([
  ['/shop/accessories?sort=title', '/shop/accessories'],
  ['/shop/accessories?page=2&category=bag', '/shop/accessories?category=bag&page=2'],
])('%s is known as %s', async (url, canonical) => {
  expect(await headOf(url)).toMatchObject({ canonical, isListed: true })
})

test.each(['/shop/accessories?q=rain', '/shop/accessories?page=9'])(
  'what somebody looked for, or nothing, is in no search engine: %s',
  async (url) => expect((await headOf(url))?.isListed).toBe(false),
)
