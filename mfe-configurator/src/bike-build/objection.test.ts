import { expect, test } from 'vitest'

import { toBuildableBike } from '../bike/bike.api.ts'
import { sampleBike } from '../sample-bike.ts'
import type { Builder } from './builder.ts'
import { buildOf, loadedColours, sampleBuilder } from './sample-builder.ts'

const painted = { sizeId: 12, colourId: 1 }
const named = (id: number, ralCodes: 1 | 2) => ({
  ...loadedColours,
  data: [
    {
      type: 'Custom' as const,
      colours: [{ id, name: 'Your RAL', swatch: null, price: 490, leadDays: 31, ralCodes }],
    },
  ],
})
const owned = { ...toBuildableBike(sampleBike), owned: [303] }

test.each<[string, Partial<Builder>, string | null, string | null]>([
  ['no size', {}, 'Choose your size first.', 'size'],
  [
    'a size that isn’t built',
    { build: buildOf([], { sizeId: 13 }) },
    'Size L isn’t available right now. Choose another one.',
    'size',
  ],
  [
    'a size without colours',
    { build: buildOf([], { sizeId: 12 }), colours: { ...loadedColours, data: [] } },
    'Size M isn’t available right now. Choose another one.',
    'size',
  ],
  [
    'colours that failed',
    {
      build: buildOf([], { sizeId: 12 }),
      colours: { ...loadedColours, isError: true, isSuccess: false, data: undefined },
    },
    'The colours could not be loaded. Try again.',
    'colour',
  ],
  [
    'no RAL code',
    { build: buildOf([], { sizeId: 12, colourId: 8 }), colours: named(8, 1) },
    'One RAL code is missing.',
    'colour',
  ],
  [
    'no RAL codes for two tones',
    { build: buildOf([], { sizeId: 12, colourId: 9 }), colours: named(9, 2) },
    'Two RAL codes are missing.',
    'colour',
  ],
  [
    'a part that is sold out',
    { build: buildOf([702], painted) },
    'Sold out: Puncture-resistant tyres. Choose something else.',
    'components',
  ],
  [
    'parts that don’t fit',
    { build: buildOf([105], painted) },
    'The 1000 W motor needs the stronger brakes.',
    'upgrades',
  ],
  ['all that is needed', { build: buildOf([105, 503], painted) }, null, null],
  [
    'a law that only warns',
    { build: buildOf([], painted), country: { id: 276, name: 'Germany', isServed: true, speedLimit: 25 } },
    null,
    null,
  ],
  ['no upgrade for an owned bike', { bike: owned }, 'Choose at least one upgrade.', 'upgrades'],
  ['an upgrade for an owned bike', { bike: owned, build: buildOf([503]) }, null, null],
])('a build with %s: %o', (_case, overrides, objection, objectionStep) => {
  expect(sampleBuilder(overrides)).toMatchObject({ objection, objectionStep })
})
