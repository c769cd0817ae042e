import type { BikeData } from '@nireeka/contracts/api'
import { toOffered } from '@nireeka/contracts/bike-build'

const NOTHING = { power: 0, max_speed: 0, practicality: 0, suspension: 0, range: 0, weight: 0 }

const part = (id: number, slot: number, title: string, is_default: boolean) => ({
  id,
  category_id: is_default ? 1 : 3,
  category_part_id: slot,
  title,
  summary: '',
  image: null,
  price: 0,
  is_available: true,
  note: null,
  is_default,
  performance: NOTHING,
})

/** Test data: a model with two places for one part each and one for any number, as the server sends it. */
export const sampleModelData: BikeData = {
  bike: {
    id: 1,
    slug: 'nireeka-prime',
    title: 'Nireeka Prime',
    use: 'Trail',
    summary: '',
    description: '',
    image: '/pictures/bikes/nireeka-prime-graphite-front34.webp',
    price: 4990,
    lead_days: 18,
    performance: NOTHING,
    sizes: [],
    product_id: 9001,
  },
  slots: [
    { id: 1, title: 'Motor', step: 'components', choice: 'single', parts: [part(1, 1, 'Motor 250 W', true)] },
    {
      id: 5,
      title: 'Brakes',
      step: 'components',
      choice: 'single',
      parts: [part(11, 5, 'Disc brakes', true), part(12, 5, 'Strong brakes', false)],
    },
    {
      id: 20,
      title: 'Carry and protect',
      step: 'components',
      choice: 'multi',
      parts: [part(21, 20, 'Fenders', false)],
    },
  ],
  rules: [],
}

export const sampleModel = toOffered(sampleModelData)
