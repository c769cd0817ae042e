import type { Unit } from '@nireeka/kit/units'
import type { Performance } from '@nireeka/contracts/bike-build'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { changesOf } from './changes.ts'
import { MEASURES } from './measures.ts'

const AS_IT_COMES: Performance = {
  power: 750,
  max_speed: 45,
  practicality: 60,
  suspension: 100,
  range: 90,
  weight: 22_400,
}

const told = (change: Partial<Performance>, unit: Unit = 0) =>
  changesOf(AS_IT_COMES, { ...AS_IT_COMES, ...change }, unit).map(
    ({ text, isBetter }) => `${text} ${isBetter ? 'better' : 'worse'}`,
  )

test('only what changes is told, with its sign and unit', () => {
  expect(told({})).toEqual([])
  expect(told({ range: 112, weight: 23_300 })).toEqual(['+22\u00A0km better', '+0.9\u00A0kg worse'])
  expect(told({ max_speed: 25, weight: 21_700 })).toEqual(['−20\u00A0km/h worse', '−0.7\u00A0kg better'])
  expect(told({ range: 112 }, 1)).toEqual(['+14\u00A0mi better'])
})

test('a change of one point is told in the singular', () => {
  expect(told({ practicality: AS_IT_COMES.practicality - 1 })).toEqual(['−1\u00A0point worse'])
})

test('practicality beyond 100 is no change for the eye', () => {
  const full = { ...AS_IT_COMES, practicality: 98 }
  expect(changesOf(full, { ...full, practicality: 104 }, 0)[0]?.text).toBe('+2\u00A0points')
  expect(changesOf({ ...full, practicality: 100 }, { ...full, practicality: 104 }, 0)).toEqual([])
})

const values = (range: number) => ({ ...AS_IT_COMES, range, weight: range * 97 })

test('what was shown before and its change make what is shown after, in both units', () => {
  const km = fc.integer({ min: 0, max: 300 })
  fc.assert(
    fc.property(km, km, fc.constantFrom<Unit>(0, 1), (before, after, unit) => {
      for (const { metric, text } of changesOf(values(before), values(after), unit)) {
        const { shown } = MEASURES[metric]
        const change = Number.parseFloat(text.replace('−', '-'))
        expect(shown(values(before)[metric], unit) + change).toBeCloseTo(
          shown(values(after)[metric], unit),
          6,
        )
      }
    }),
  )
})
