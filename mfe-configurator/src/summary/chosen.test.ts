import { EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { toBike } from '../bikes/bikes.api.ts'
import { sampleCard } from '../sample-bike.ts'
import { chosenOf, colourLabel, type ShownBuild } from './chosen.ts'

const STILL = { power: 0, max_speed: 0, practicality: 0, suspension: 0, range: 0, weight: 0 }
const part = (id: number, slotId: number, cents: number, isDefault = false) => ({
  id,
  slotId,
  categoryId: cents > 0 ? 3 : 1,
  title: `Part ${id}`,
  summary: '',
  image: null,
  note: null,
  cents,
  isDefault,
  isSoldOut: false,
  performance: STILL,
})

const bike: ShownBuild['bike'] = {
  ...toBike(sampleCard),
  productId: 9001,
  description: '',
  cents: 449_000,
  rules: [],
  owned: null,
  slots: [
    {
      id: 3,
      title: 'Charger',
      step: 'upgrades',
      choice: 'single',
      parts: [part(301, 3, 0, true), part(302, 3, 0), part(303, 3, 12_900)],
    },
    {
      id: 20,
      title: 'Extras',
      step: 'accessories',
      choice: 'multi',
      parts: [part(2001, 20, 4900), part(2002, 20, 8900)],
    },
  ],
}
const size = bike.sizes[1]!
const colour = { id: 5, name: 'Midnight Pearl', swatch: null, price: 190 } as ShownBuild['colour']

const rows = (shown: Partial<ShownBuild>, colourCents = 0) =>
  chosenOf({ bike, build: EMPTY_BUILD, size: null, colour: null, ...shown }, colourCents).map(
    ({ what, choice, cents, isIncluded }) => `${what}: ${choice}, ${cents}${isIncluded ? ', included' : ''}`,
  )

test('a bike as it comes has its own parts, and what is open says so', () => {
  expect(rows({})).toEqual([
    'Bike: Nireeka Prime, 449000',
    'Size: Not chosen yet, 0, included',
    'Colour: Not chosen yet, 0, included',
    'Charger: Part 301, 0, included',
  ])
})

test('what was chosen stands in place of what it replaces, with what it adds', () => {
  const build = { sizeId: 12, colourId: 5, ral: [], partIds: [303, 2001, 2002] }
  expect(rows({ build, size, colour }, 19_000)).toEqual([
    'Bike: Nireeka Prime, 449000',
    'Size: M, 0, included',
    'Colour: Midnight Pearl, 19000, included',
    'Charger: Part 303, 12900',
    'Extras: Part 2001, 4900',
    'Extras: Part 2002, 8900',
  ])
})

test('of an owned bike only what is bought is told, with what is taken back for the part before', () => {
  const owned = { ...bike, owned: [303] }
  expect(rows({ bike: owned, build: { ...EMPTY_BUILD, partIds: [2002] }, size, colour })).toEqual([
    'Extras: Part 2002, 8900',
  ])
})

test('a colour that the rider names is told with its codes', () => {
  const build = { ...EMPTY_BUILD, ral: ['5024', '9005'] }
  expect(colourLabel({ build, colour })).toBe('Midnight Pearl, RAL 5024, RAL 9005')
  expect(colourLabel({ build, colour: null })).toBeNull()
})
