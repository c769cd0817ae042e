import { EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { buildOf, sampleBuilder } from './sample-builder.ts'
import { spokenChange } from './spoken-change.ts'

const painted = { sizeId: 12, colourId: 1 }

test('a part is told with the price and what it changes', () => {
  const builder = sampleBuilder({ build: buildOf([703], painted) })
  expect(spokenChange(builder, buildOf([], painted))).toBe(
    'Carbon rims chosen. $5,480. Range up 3\u00A0km. Weight down 0.7\u00A0kg.',
  )
})

test('a size is told with the colour that it comes in', () => {
  const builder = sampleBuilder({ build: buildOf([], painted) })
  expect(spokenChange(builder, EMPTY_BUILD)).toBe('Size M chosen. Graphite chosen. $4,490.')
})

test('what was taken out is told', () => {
  const builder = sampleBuilder({ build: buildOf([], painted) })
  expect(spokenChange(builder, buildOf([2001], painted))).toBe(
    'Fenders removed. $4,490. Practicality down 6\u00A0points. Weight down 0.7\u00A0kg.',
  )
})

test('the standard part that comes back is what was chosen', () => {
  const builder = sampleBuilder({ build: buildOf([], painted), unit: 1 })
  expect(spokenChange(builder, buildOf([703], painted))).toBe(
    'Alloy wheels chosen. $4,490. Range down 2\u00A0mi. Weight up 1.6\u00A0lb.',
  )
})
