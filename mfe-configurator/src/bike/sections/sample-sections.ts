import type { BikeAboutData, DealerData, ReviewsData } from '@nireeka/contracts/api'

/** Test data: what the page of the sample bike tells, as the server sends it. */
export const sampleAbout: BikeAboutData = {
  highlights: [
    {
      title: 'Climbs with luggage on',
      text: '120 Nm at the crank.',
      image: '/pictures/parts/motor-750.webp',
    },
  ],
  battery_wh: 672,
  specifications: [{ label: 'Frame', value: 'Full carbon, hardtail' }],
  limits: [
    { label: 'Bike, rider and luggage together', kg: 160, note: null },
    { label: 'Rider', kg: 110, note: 'Including clothing and a backpack.' },
  ],
  box: ['A pair of pedals'],
  reviews: { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] },
}

export const sampleReviews: ReviewsData = {
  items: [
    {
      id: 1,
      author: 'Henrik',
      rating: 5,
      title: 'Up the hill in a shirt',
      body: 'I arrive dry.',
      is_verified: true,
      created_at: '2026-10-01T10:00:00.000Z',
    },
  ],
  page: 1,
  per_page: 10,
  total: 1,
}

const dealer: DealerData = {
  id: 1,
  name: 'Harbor E-Cycles',
  city: 'San Francisco',
  country: 'United States',
  country_code: 'US',
  latitude: 37.77,
  longitude: -122.42,
  services: ['sales', 'test_ride'],
  bikes: ['nireeka-prime'],
  hours: 'Tue-Sun 10-18',
  note: null,
  phone: '+1 555-0101',
  email: 'harbor@example.com',
}

export const sampleDealers: DealerData[] = [
  dealer,
  { ...dealer, id: 2, name: 'Kings Volt Bikes', services: ['sales'] },
  { ...dealer, id: 3, name: 'Isar Rad', bikes: ['nyx'] },
]

const PRIME = '/api/configurator/nireeka-prime'

/** Test data: the answers from which the sections below the builder are rendered, by their addresses. */
export const sampleSections: Record<string, unknown> = {
  [`${PRIME}/about`]: sampleAbout,
  [`${PRIME}/reviews?page=1`]: sampleReviews,
  '/api/help-center': {
    groups: [
      {
        id: 1,
        title: 'Battery and charging',
        topics: [
          { id: 9, title: 'Remove and lock the battery', bikes: ['nireeka-prime'] },
          { id: 6, title: 'How far will my bike go?', bikes: [] },
        ],
      },
    ],
    bikes: [{ slug: 'nireeka-prime', title: 'Nireeka Prime' }],
  },
  '/api/dealers': { dealers: sampleDealers },
  '/api/texts/warranty': {
    text: {
      title: 'Warranty',
      description: 'What we cover, and for how long.',
      sections: [
        {
          heading: 'How long',
          paragraphs: [
            'Frame: as long as you own the bike, if you [register it](/dashboard/bikes#register).',
          ],
        },
      ],
    },
    changed_on: null,
  },
}
