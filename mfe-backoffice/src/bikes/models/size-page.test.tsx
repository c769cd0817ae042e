import type { AdminBikeData } from '@nireeka/contracts/api'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { openCatalogue } from '../open-catalogue.tsx'

const SIZE = {
  id: 11,
  name: 'S',
  rider_min_cm: 155,
  rider_max_cm: 170,
  is_available: true,
  note: null,
  colours: [],
}
const BIKE: AdminBikeData = {
  id: 1,
  slug: 'nireeka-prime',
  title: 'Nireeka Prime',
  image: '/pictures/prime.webp',
  price: 4490,
  lead_days: 18,
  is_published: true,
  part_count: 40,
  version: 1,
  use: 'city',
  summary: 'For the city.',
  description: 'For the city.',
  performance: { power: 0, max_speed: 0, practicality: 0, suspension: 0, range: 0, weight: 0 },
  sizes: [SIZE],
  parts: [],
  prices: { history: [], planned: [] },
}

test('the way back from a size leads to its bike and to the list of bikes', async () => {
  openCatalogue('/backoffice/bikes/1/sizes/11', { 'GET /api/backoffice/bikes/1': BIKE })
  await screen.findByRole('heading', { level: 1, name: 'Size S' })
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bikes', '/backoffice/bikes'],
    ['Nireeka Prime', '/backoffice/bikes/1'],
  ])
})
