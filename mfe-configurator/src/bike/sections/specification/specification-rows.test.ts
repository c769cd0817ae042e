import { expect, test } from 'vitest'

import { sampleBike } from '../../../sample-bike.ts'
import { toBuildableBike } from '../../bike.api.ts'
import { specificationOf } from './specification-rows.ts'

const bike = toBuildableBike(sampleBike)
const about = {
  specifications: [{ label: 'Frame', value: 'Full carbon, hardtail' }],
  limits: [{ label: 'Rider', kg: 110, note: 'Including clothing.' }],
}
const rows = (title: string, unit: 0 | 1 = 0) =>
  specificationOf(bike, about, unit).find((group) => group.title === title)?.rows

test('frame and sizes are told, and which size isn’t built', () => {
  expect(rows('Frame and more')).toEqual([{ term: 'Frame', details: 'Full carbon, hardtail' }])
  expect(rows('Sizes')).toEqual([
    { term: 'S', details: 'Riders 155–168\u00A0cm' },
    { term: 'M', details: 'Riders 166–179\u00A0cm' },
    { term: 'L', details: 'Riders 177–190\u00A0cm, not built this season' },
  ])
})

test('what the bike may carry is told in the visitor’s unit, with its note', () => {
  expect(rows('Weight limits')).toEqual([{ term: 'Rider', details: '110\u00A0kg, including clothing' }])
  expect(rows('Weight limits', 1)).toEqual([{ term: 'Rider', details: '242\u00A0lb, including clothing' }])
})

test('extras that nobody gets by default are no part of it', () => {
  const terms = rows('Standard parts')?.map(({ term }) => term)
  expect(terms).not.toContain('Carry and protect')
})
