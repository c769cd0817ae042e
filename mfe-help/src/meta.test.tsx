import { hydratePage } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import { routes } from './routes.ts'
import { explodedPrime } from './spares/exploded/sample-exploded.ts'
import { families, foundParts, pads, padsPage } from './testing/samples.ts'

const topic = {
  id: 6,
  title: 'How far will my bike go?',
  group: { id: 2, title: 'Battery' },
  body: '## One\n\nAbout **90 km** with [one](/shop/spares) charge.',
  helpful: { yes: 1310, no: 52 },
  updated_at: '2021-03-04T23:30:00.000Z',
}
const found = { items: [pads], page: 1, per_page: 20, total: 1, corrected: null }

const data = {
  '/api/help-center': {
    groups: [{ id: 1, title: 'Getting started', topics: [] }],
    bikes: [],
    most_helpful: [],
  },
  '/api/help-center/search?page=1&q=winter': { ...found, items: [] },
  '/api/help-center/diagnosis?q=winter': { guides: [] },
  '/api/spares/searching?keyword=winter': { items: [] },
  '/api/forum/search?page=1&q=winter': {
    items: [],
    page: 1,
    per_page: 20,
    total: 0,
    corrected: null,
    has_more: false,
  },
  '/api/help-center/topics/6': { topic, related: [] },
  '/api/spares': { families },
  '/api/spares/exploded?bike=nireeka-prime': explodedPrime,
  '/api/spares/1032': padsPage,
  '/api/spares/search?family=BRK&page=1': foundParts(pads),
  '/api/spares/search?page=1&q=brake': foundParts(pads),
}

async function headOf(url: string) {
  const { head } = await hydratePage(routes, { url, data })
  return head
}

test('a topic is an article that begins as it does, and says when it was changed', async () => {
  const head = await headOf('/help-center/topics/6')
  expect(head).toMatchObject({ description: 'About 90 km with one charge.', type: 'article' })
  expect(head?.linkedData).toMatchObject([
    { '@type': 'TechArticle', headline: topic.title, dateModified: topic.updated_at },
  ])
})

test('the help centre is described by its groups', async () => {
  expect((await headOf('/help-center'))?.description).toBe('Answers on getting started.')
})

test('a family of spare parts is a page with its products', async () => {
  const head = await headOf('/shop/spares?family=BRK')
  expect(head).toMatchObject({ canonical: '/shop/spares?family=BRK', description: 'Spare parts: Brakes.' })
  expect(head?.linkedData).toMatchObject([
    { '@type': 'Product', name: 'Brake pad set', sku: 'NK-P-BRK-101', offers: { price: '19.00' } },
  ])
})

test('an exploded bike is described by its name', async () => {
  const path = '/shop/spares/exploded/nireeka-prime'
  expect(await headOf(path)).toMatchObject({
    canonical: path,
    description: 'Every part of the Nireeka Prime in an exploded picture, with its number and price.',
  })
})

test('a part is a product with its number, price and page', async () => {
  const head = await headOf('/shop/spares/1032')
  expect(head).toMatchObject({ canonical: '/shop/spares/1032', description: 'NK-P-BRK-101: Quiet pads.' })
  expect(head?.linkedData).toMatchObject([
    { '@type': 'Product', sku: 'NK-P-BRK-101', url: '/shop/spares/1032', offers: { price: '19.00' } },
  ])
})

test.each(['/shop/spares?q=brake', '/help-center/search?q=winter'])(
  'what somebody looked for is in no search engine: %s',
  async (url) => expect((await headOf(url))?.isListed).toBe(false),
)
