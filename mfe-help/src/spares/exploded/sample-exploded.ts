import type { ExplodedSpare } from './exploded.api.ts'

/** Returns a spare for tests, as pages read it. */
export const sampleSpare = (spare: Partial<ExplodedSpare>): ExplodedSpare => ({
  id: 1,
  number: 'NK-P-BRK-101',
  title: 'Brake pad set',
  description: 'Quiet pads.',
  family: { code: 'BRK', title: 'Brakes' },
  price: 19,
  image: null,
  stock: 140,
  availability: 'in_stock',
  isForDealers: false,
  pieces: ['front-brake'],
  ...spare,
})

const wire = {
  description: 'Good.',
  family: { code: 'BRK', title: 'Brakes' },
  price: 19,
  image: null,
  stock: 9,
  availability: 'in_stock',
  fit_level: 'owner',
}

/** An exploded Prime in the API's format: a fork, and brake pads for both brakes. */
export const explodedPrime = {
  bike: { slug: 'nireeka-prime', title: 'Nireeka Prime', built: null },
  spares: [
    { id: 1088, number: 'NK-P-FRM-301', title: 'Air fork, 100 mm, Prime', pieces: ['fork'], ...wire },
    {
      id: 1032,
      number: 'NK-P-BRK-101',
      title: 'Brake pad set',
      pieces: ['front-brake', 'rear-brake'],
      ...wire,
    },
  ],
}
