import type { BikeCardData, BikeData, ListedBikeData } from '@nireeka/contracts/api'

import { colour, part, rule } from './sample-part.ts'

/** Test data: a bike in the list, as the server sends it. */
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

/** Test data: the same bike with what only the list has. */
export const sampleListed: ListedBikeData = {
  ...sampleCard,
  rating: 4.5,
  rating_count: 12,
  colors: [
    { id: 1, name: 'Graphite', swatch: '#33363a', image: '/pictures/bikes/graphite.webp' },
    { id: 3, name: 'Pine', swatch: '#2f4a3c', image: '/pictures/bikes/pine.webp' },
  ],
}

/** Test data: a bike with one slot of each kind for each step, and one rule of each kind. */
export const sampleBike: BikeData = {
  bike: { ...sampleCard, product_id: 9001, description: 'A full-carbon frame.' },
  slots: [
    {
      id: 1,
      title: 'Motor',
      step: 'upgrades',
      choice: 'single',
      parts: [
        part({ id: 102, slot: 1, title: '750 W mid-drive' }),
        part(
          { id: 105, slot: 1, title: '1000 W mid-drive', price: 690 },
          { power: 250, range: -8, weight: 1600 },
        ),
      ],
    },
    {
      id: 2,
      title: 'Battery',
      step: 'upgrades',
      choice: 'single',
      parts: [
        part({ id: 202, slot: 2, title: '672 Wh' }),
        part({ id: 205, slot: 2, title: '840 Wh', price: 340 }, { range: 22, weight: 900 }),
        part(
          { id: 207, slot: 2, title: 'Dual battery', price: 1190 },
          { practicality: -4, range: 88, weight: 4100 },
        ),
      ],
    },
    {
      id: 3,
      title: 'Charger',
      step: 'upgrades',
      choice: 'single',
      parts: [
        part({ id: 301, slot: 3, title: '3 A charger' }),
        part({ id: 302, slot: 3, category: 2, title: '2 A travel charger' }, { practicality: 1 }),
        part({ id: 303, slot: 3, title: '6 A quick charger', price: 129 }, { practicality: 3 }),
      ],
    },
    {
      id: 5,
      title: 'Brakes',
      step: 'components',
      choice: 'single',
      parts: [
        part({ id: 501, slot: 5, title: '2-piston hydraulic' }),
        part({ id: 503, slot: 5, title: '4-piston hydraulic', price: 220 }, { practicality: 1, weight: 200 }),
      ],
    },
    {
      id: 7,
      title: 'Wheels and tyres',
      step: 'components',
      choice: 'single',
      parts: [
        part({ id: 701, slot: 7, title: 'Alloy wheels' }),
        part({ id: 703, slot: 7, title: 'Carbon rims', price: 990 }, { range: 3, weight: -700 }),
        {
          ...part({ id: 702, slot: 7, title: 'Puncture-resistant tyres', price: 79 }),
          is_available: false,
          note: 'Back in January.',
        },
      ],
    },
    {
      id: 8,
      title: 'Handlebar and stem',
      step: 'components',
      choice: 'single',
      parts: [
        part({ id: 801, slot: 8, title: 'Alloy flat bar' }),
        part({ id: 803, slot: 8, title: 'Carbon bar and stem', price: 219 }, { weight: -300 }),
      ],
    },
    {
      id: 12,
      title: 'Speed class',
      step: 'upgrades',
      choice: 'single',
      parts: [
        part({ id: 1201, slot: 12, title: '45 km/h class' }),
        part({ id: 1204, slot: 12, category: 2, title: '25 km/h class' }, { max_speed: -20, range: 15 }),
      ],
    },
    {
      id: 20,
      title: 'Carry and protect',
      step: 'accessories',
      choice: 'multi',
      parts: [
        part({ id: 2001, slot: 20, title: 'Fenders', price: 79 }, { practicality: 6, weight: 700 }),
        part({ id: 2003, slot: 20, title: 'Front basket', price: 69 }, { practicality: 5, weight: 800 }),
      ],
    },
    {
      id: 21,
      title: 'Light and security',
      step: 'accessories',
      choice: 'multi',
      parts: [part({ id: 2101, slot: 21, title: 'High-beam light set', price: 119 }, { practicality: 4 })],
    },
  ],
  rules: [
    rule('R1', 'requires', {
      when_parts: [105],
      then_parts: [503],
      repair_parts: [503],
      text: 'The 1000 W motor needs the stronger brakes.',
    }),
    rule('R3', 'excludes', {
      when_parts: [803],
      then_parts: [2003],
      repair_parts: [801],
      text: 'The front basket needs an alloy bar.',
    }),
    rule('R5', 'excludes_size', {
      when_parts: [207],
      size_ids: [11],
      repair_parts: [205],
      text: 'The frame in S has no room for a second battery.',
    }),
    rule('R6', 'excludes_country', {
      when_parts: [1201],
      speed_limit_kmh: 25,
      repair_parts: [1204],
      text: 'Your country lets a bike assist to 25 km/h only.',
    }),
  ],
}

export const sampleColours = {
  available: [
    { type: 'Standard', colors: [colour({ id: 1, name: 'Graphite', type: 'Standard' })] },
    {
      type: 'Pearlized',
      colors: [colour({ id: 5, name: 'Midnight Pearl', type: 'Pearlized', price: 190, lead_days: 10 })],
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
