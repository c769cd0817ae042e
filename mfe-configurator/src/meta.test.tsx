import { hydratePage } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import { sampleSections } from './bike/sections/sample-sections.ts'
import { routes } from './routes.ts'
import { sampleBike, sampleCard, sampleColours, sampleListed } from './sample-bike.ts'

const data = {
  '/api/configurator': { bikes: [sampleListed] },
  '/api/configurator/nireeka-prime': sampleBike,
  ...sampleSections,
  '/api/configurator/colors/available/1/13': { available: [] },
  '/api/configurator/colors/available/1/12': sampleColours,
}

async function headOf(url: string) {
  const { head } = await hydratePage(routes, { url, data })
  return head
}

test('a bike is a product that is made to order, whatever size the address names', async () => {
  const head = await headOf('/configurator/nireeka-prime?size=13')
  expect(head).toMatchObject({
    description: sampleCard.summary,
    type: 'product',
    canonical: '/configurator/nireeka-prime',
  })
  expect(head?.linkedData).toMatchObject([
    {
      '@type': 'Product',
      name: 'Nireeka Prime',
      description: 'A full-carbon frame.',
      offers: { price: '4490.00', availability: 'https://schema.org/MadeToOrder' },
      aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
      review: [{ '@type': 'Review', author: { name: 'Henrik' }, reviewRating: { ratingValue: 5 } }],
    },
  ])
})

test('the bikes are a list of pages', async () => {
  expect((await headOf('/configurator'))?.linkedData).toEqual([
    {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Nireeka Prime', url: '/configurator/nireeka-prime' },
      ],
    },
  ])
})
