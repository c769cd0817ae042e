import { expect, test } from 'vitest'

import { allParts, type Build, EMPTY_BUILD, fitOf, isBlocked, type OfferedBike, problemsOf } from './index.ts'
import { sampleOffer } from './sample-offer.ts'

const [SMALL, MEDIUM] = [11, 12]
const prime = sampleOffer('prime')
const homie = sampleOffer('homie')
const nyx = sampleOffer('nyx')

const build = (partIds: number[], sizeId: number | null = MEDIUM): Build => ({
  ...EMPTY_BUILD,
  sizeId,
  partIds,
})
const part = (bike: OfferedBike, id: number) => allParts(bike).find((one) => one.id === id)!
const rules = (bike: OfferedBike, made: Build, limit: number | null = null) =>
  problemsOf(bike, made, limit).map(({ ruleId }) => ruleId)
const repairs = (bike: OfferedBike, made: Build, limit: number | null = null) =>
  problemsOf(bike, made, limit).flatMap((problem) =>
    problem.repairs.map(({ part: { id }, isTakenOut }) => `${isTakenOut ? 'without' : 'with'} ${id}`),
  )

test.each([
  ['R1: 1000 W on Prime needs the 4-piston brakes', prime, [105], ['R1'], ['with 503', 'without 105']],
  ['R1 holds', prime, [105, 503], [], []],
  ['R2: 750 W on Homie needs them, too', homie, [104], ['R2'], ['with 503', 'without 104']],
  ['R3: no basket on a carbon bar', homie, [803, 2003], ['R3'], ['with 801', 'without 803', 'without 2003']],
  ['R4: belt and 12 speeds are one slot, so the last one counts', prime, [402, 403], [], []],
  [
    'R7: theft cover asks for tracker or lock, the cheaper one first',
    prime,
    [2203],
    ['R7'],
    ['with 2103', 'with 2102', 'without 2203'],
  ],
  ['R7 on Nyx, which has no lock', nyx, [2203], ['R7'], ['with 2102', 'without 2203']],
  ['R7 holds with one of the two', prime, [2103, 2203], [], []],
  [
    'two rules at once',
    prime,
    [105, 2203],
    ['R1', 'R7'],
    ['with 503', 'without 105', 'with 2103', 'with 2102', 'without 2203'],
  ],
])('%s', (...row) => {
  const [, bike, partIds, broken, mended] = row
  expect(rules(bike, build(partIds))).toEqual(broken)
  expect(repairs(bike, build(partIds))).toEqual(mended)
  expect(isBlocked(problemsOf(bike, build(partIds), null))).toBe(broken.length > 0)
})

test.each([
  [SMALL, ['R5']],
  [MEDIUM, []],
  [null, []],
])('R5: a second battery has no room in size S: size %s', (sizeId, broken) => {
  expect(rules(prime, build([207], sizeId))).toEqual(broken)
  expect(fitOf(prime, build([], sizeId), part(prime, 207)).status).toBe(broken.length ? 'blocked' : 'fits')
})

test.each([
  [25, ['R6']],
  [32, []],
  [45, []],
  [null, []],
])('R6: 45 km/h in a country of %s km/h is a warning, never a block', (limit, broken) => {
  const problems = problemsOf(prime, build([]), limit)
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(broken)
  expect(isBlocked(problems)).toBe(false)
  expect(repairs(prime, build([]), limit)).toEqual(broken.map(() => 'with 1204'))
  expect(rules(prime, build([1204]), limit)).toEqual([])
})

test('a part that doesn’t fit says why, and what makes it fit is one click', () => {
  const fit = fitOf(prime, build([]), part(prime, 105))
  expect(fit).toMatchObject({ status: 'blocked', problem: { ruleId: 'R1', text: 'Rule R1.' } })
  expect(fit.status === 'blocked' && fit.repairs.map((repair) => repair.build.partIds)).toEqual([[105, 503]])
})

test('a part that another one needs is given up together with it', () => {
  const fit = fitOf(prime, build([105, 503]), part(prime, 501))
  expect(fit.status === 'blocked' && fit.repairs.map((repair) => repair.build.partIds)).toEqual([[]])
})

test('what is on the bike is never greyed, though another one needs it', () => {
  const made = build([2103, 2203])
  expect(fitOf(prime, made, part(prime, 2103)).status).toBe('fits')
  expect(fitOf(prime, build([105]), part(prime, 501)).status).toBe('fits')
})

const withSoldOut = (bike: OfferedBike, id: number): OfferedBike => ({
  ...bike,
  slots: bike.slots.map((slot) => ({
    ...slot,
    parts: slot.parts.map((one) => (one.id === id ? { ...one, isSoldOut: true } : one)),
  })),
})

test('a part that isn’t to be had can’t be chosen, and mends nothing', () => {
  const bike = withSoldOut(prime, 503)
  expect(fitOf(bike, build([]), part(bike, 503)).status).toBe('sold_out')
  expect(repairs(bike, build([105]))).toEqual(['without 105'])
  expect(fitOf(bike, build([]), part(bike, 105))).toMatchObject({ status: 'blocked', repairs: [] })
})

test('upgrades fit what an owned bike has, and are mended only by what is sold alone', () => {
  expect(rules(sampleOffer('prime', [503]), build([105]))).toEqual([])
  expect(repairs(sampleOffer('homie', [803]), build([2003]))).toEqual(['without 2003'])
  expect(fitOf(sampleOffer('homie', [803]), build([]), part(homie, 2003))).toMatchObject({
    status: 'blocked',
    repairs: [],
  })
})

test('what an owned bike breaks by itself stands in the way of no purchase', () => {
  const bike = sampleOffer('prime', [2203])
  expect(rules(bike, build([1102]), 25)).toEqual([])
  expect(fitOf(bike, build([]), part(bike, 1102)).status).toBe('fits')
})
