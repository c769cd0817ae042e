import type { BikeCardData, BikeData } from '@nireeka/contracts/api'

const STILL = { power: 0, max_speed: 0, practicality: 0, suspension: 0, range: 0, weight: 0 }

/** For tests: a bike as the server sends it. */
export const sampleCard: BikeCardData = {
  id: 1,
  slug: 'nireeka-prime',
  title: 'Nireeka Prime',
  use: 'All-terrain flagship',
  summary: 'Takes the forest road home.',
  image: '/pictures/nireeka-prime.webp',
  price: 4490,
  lead_days: 18,
  performance: { power: 750, max_speed: 45, practicality: 60, suspension: 100, range: 90, weight: 22_400 },
  sizes: [
    { id: 11, name: 'S', rider_min_cm: 155, rider_max_cm: 168, is_available: true, note: null },
    { id: 12, name: 'M', rider_min_cm: 166, rider_max_cm: 179, is_available: true, note: null },
    {
      id: 13,
      name: 'L',
      rider_min_cm: 177,
      rider_max_cm: 190,
      is_available: false,
      note: 'Not built this season',
    },
  ],
}

export const sampleBike: BikeData = {
  bike: { ...sampleCard, description: 'A full-carbon frame.' },
  slots: [
    {
      id: 3,
      title: 'Charger',
      choice: 'single',
      parts: [
        part(301, 1, '3 A charger', 0),
        part(302, 2, '2 A travel charger', 0),
        part(303, 3, '6 A quick charger', 129),
      ],
    },
  ],
  rules: [],
}

export const sampleColours = {
  available: [
    {
      type: 'Standard',
      colors: [{ id: 1, name: 'Graphite', type: 'Standard', swatch: '#3A3D40', price: 0, lead_days: 0 }],
    },
    {
      type: 'Pearlized',
      colors: [
        { id: 5, name: 'Midnight Pearl', type: 'Pearlized', swatch: '#1B2A4A', price: 190, lead_days: 10 },
      ],
    },
  ],
}

export const sampleDates = {
  lead_days: 18,
  ready_on: '2026-12-18',
  arrives_from: '2026-12-21',
  arrives_to: '2026-12-25',
  weeks_from: 4,
  weeks_to: 5,
}

function part(id: number, category_id: number, title: string, price: number) {
  return {
    id,
    category_id,
    category_part_id: 3,
    title,
    price,
    is_default: category_id === 1,
    performance: STILL,
  }
}
