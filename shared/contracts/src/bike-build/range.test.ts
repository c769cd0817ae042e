import { expect, test } from 'vitest'

import { ASSISTS, estimateRange, KM_PER_CHARGE, RANGE_BASIS, type RangedBike, type Ride } from './range.ts'

const PRIME: RangedBike = { wh: 672, standardKm: 90, km: 90, bikeKg: 22.4 }
const HOMIE: RangedBike = { wh: 504, standardKm: 80, km: 80, bikeKg: 19.6 }
const NYX: RangedBike = { wh: 560, standardKm: 105, km: 105, bikeKg: 17.6 }

const ride = (change: Partial<Ride> = {}): Ride => ({ ...RANGE_BASIS, assist: 'mixed', climb: 0, ...change })
const kmOf = (bike: RangedBike, change?: Partial<Ride>) => estimateRange(bike, ride(change))

test('as it is measured, a bike goes as far as the configurator says', () => {
  expect([PRIME, HOMIE, NYX].map((bike) => kmOf(bike))).toEqual([90, 80, 105])
})

test.each(KM_PER_CHARGE)('a battery of $wh Wh goes as far at each level as the help centre says', (row) => {
  const bike = [PRIME, HOMIE, NYX].find(({ wh }) => wh === row.wh)!
  expect(ASSISTS.map((assist) => kmOf(bike, { assist }))).toEqual([row.gentle, row.mixed, row.strong])
})

test.each([
  [{ riderKg: 95 }, 86],
  [{ riderKg: 55 }, 94],
  [{ celsius: -10 }, 63],
  [{ celsius: -25 }, 63],
  [{ celsius: 9 }, 83],
  [{ celsius: 30 }, 90],
  [{ climb: 10 }, 66],
  [{ climb: 10, riderKg: 95 }, 61],
  [{ climb: 20 }, 52],
  [{ climb: 20, riderKg: 95, celsius: -10, assist: 'strong' }, 26],
] satisfies Array<[Partial<Ride>, number]>)('a Prime goes %o: %i km', (change, km) => {
  expect(kmOf(PRIME, change)).toBe(km)
})

test('500 m of climbing take a fifth of 672 Wh', () => {
  // 50 km with 10 m for each of them; what is left is four fifths of the battery.
  const flat = (4 / 5) * 90
  const withClimb = kmOf(PRIME, { climb: 500 / flat })
  expect(withClimb).toBe(flat)
})

test('a heavy rider loses more on hills than on the flat', () => {
  const [flat, hilly] = [0, 20].map((climb) => kmOf(PRIME, { climb, riderKg: 115 }) / kmOf(PRIME, { climb }))
  expect(hilly).toBeLessThan(flat!)
})

test('a larger battery goes as far as the configurator says, and loses the same share in the cold', () => {
  const larger = { ...PRIME, km: 112 }
  expect(kmOf(larger)).toBe(112)
  expect(kmOf(larger, { celsius: -10 })).toBe(78)
})

test('a battery without a row of its own has the levels of the nearest one', () => {
  expect(kmOf({ ...PRIME, wh: 700 }, { assist: 'gentle' })).toBe(130)
})
