import { expect, test } from 'vitest'

import { arrange } from '../arrange.ts'
import { sampleDealer } from '../dealer-samples.ts'
import { panelRows, rowHeight } from './panel-rows.ts'

const berlin = sampleDealer()
const munich = sampleDealer({ id: 2, city: 'Munich' })
const dubai = sampleDealer({ id: 3, countryCode: 'AE', longitude: 55.3 })
const sydney = sampleDealer({ id: 4, countryCode: 'AU', longitude: 151.2 })
const rowsOf = (dealers: Parameters<typeof arrange>[0]) =>
  panelRows(arrange(dealers, null)).map((row) => row.map(({ heading }) => heading).join(', '))

test('each region has a row of maps, but regions of one dealer share theirs', () => {
  expect(rowsOf([berlin, munich, dubai, sydney])).toEqual(['Europe', 'Middle East, Asia-Pacific'])
  expect(rowsOf([berlin, munich, sydney])).toEqual(['Europe', 'Asia-Pacific'])
})

test('a row of maps is as high as its part of the list', () => {
  const [europe, others] = panelRows(arrange([berlin, munich, dubai, sydney], null)).map(rowHeight)
  expect(europe).toBeCloseTo(2.6)
  expect(others).toBeCloseTo(3.7)
})
