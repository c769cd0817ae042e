import { expect, test } from 'vitest'

import type { GuideSummary } from './diagnosis.api.ts'
import { guidesLike } from './guides-like.ts'

const guide = (slug: string, area: GuideSummary['area'], title: string): GuideSummary => ({
  slug,
  kind: 'symptom',
  code: null,
  area,
  title,
  summary: '',
  safe_to_ride: null,
  do_not_ride: false,
})

const signal = guide('e15', 'wheels', 'No speed signal')
const lost = guide('e16', 'motor', 'Speed signal lost')
const tyre = guide('flat', 'wheels', 'A tyre is flat')
const brake = guide('rubs', 'brakes', 'A brake rubs')

test('guides that share rare words come first, then those about the same part', () => {
  expect(guidesLike(signal, [brake, tyre, signal, lost]).map(({ slug }) => slug)).toEqual(['e16', 'flat'])
})

test('at most four are shown', () => {
  const many = Array.from({ length: 9 }, (_, index) => guide(`w${index}`, 'wheels', 'Spoke'))
  expect(guidesLike(signal, many)).toHaveLength(4)
})
