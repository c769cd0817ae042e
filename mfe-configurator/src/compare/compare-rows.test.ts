import { type Build, EMPTY_BUILD, priceOf } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { buildOf, sampleGroups } from '../bike-build/sample-builder.ts'
import { toBuildableBike } from '../bike/bike.api.ts'
import { sampleBike } from '../sample-bike.ts'
import { compareRows } from './compare-rows.ts'

const bike = toBuildableBike(sampleBike)
const compared = (build: Build, changed: Partial<typeof bike> = {}) => {
  const mine = { ...bike, ...changed }
  const size = mine.sizes.find(({ id }) => id === build.sizeId) ?? null
  const colour =
    sampleGroups.flatMap(({ colours }) => colours).find(({ id }) => id === build.colourId) ?? null
  return { shown: { bike: mine, build, size, colour }, price: priceOf(mine, build) }
}
const different = (one: ReturnType<typeof compared>, two: ReturnType<typeof compared>) =>
  compareRows([one, two])
    .filter(({ differs }) => differs)
    .map(({ what, values }) => `${what}: ${values.join(' | ')}`)

test('the same build twice has no differences', () => {
  const build = buildOf([105], { sizeId: 12, colourId: 5 })
  expect(different(compared(build), compared(build))).toEqual([])
})

const rows = (build: Build) => compareRows([compared(build), compared(EMPTY_BUILD)]).map(({ what }) => what)

test('a colour that neither build has yet has no row', () => {
  expect(rows(EMPTY_BUILD)).not.toContain('Colour')
  expect(rows(buildOf([], { sizeId: 12, colourId: 5 }))).toContain('Colour')
})

test('what differs is told place by place, with what stands there instead', () => {
  expect(different(compared(EMPTY_BUILD), compared(buildOf([105], { sizeId: 12, colourId: 5 })))).toEqual([
    'Price: $4,490 | $5,180',
    'Size: S, M | M',
    'Colour: Not chosen yet | Midnight Pearl',
    'Motor: 750 W mid-drive | 1000 W mid-drive',
  ])
})

test('two standard bikes differ in what they are made for, and in how soon they are delivered', () => {
  const other = { title: 'Nireeka Nyx', use: 'City', leadDays: 5, sizes: [] }
  expect(different(compared(EMPTY_BUILD), compared(EMPTY_BUILD, other))).toEqual([
    'Made for: All-terrain flagship | City',
    'Delivered in about: 4 to 5 weeks | 1 to 2 weeks',
    'Size: S, M | None right now',
  ])
})

test('a place that only one of two bikes has is empty on the other', () => {
  const short = { title: 'Nireeka Nyx', slots: bike.slots.slice(1) }
  expect(different(compared(EMPTY_BUILD), compared(EMPTY_BUILD, short))).toEqual([
    'Motor: 750 W mid-drive | None',
  ])
})

test('a place that is empty on all bikes has no row', () => {
  const empty = bike.slots[0]!
  const without = { slots: bike.slots.map((slot) => (slot === empty ? { ...slot, parts: [] } : slot)) }
  const whats = compareRows([compared(EMPTY_BUILD, without), compared(EMPTY_BUILD, without)]).map(
    ({ what }) => what,
  )
  expect(whats).not.toContain(empty.title)
  expect(rows(EMPTY_BUILD)).toContain(empty.title)
})

const bestOf = (...builds: Parameters<typeof compareRows>[0]) =>
  compareRows(builds).flatMap(({ what, best }) => (best.length === 0 ? [] : [`${what}: ${best.join(' ')}`]))

test('the lowest price, the shortest wait and the part with the most are marked as best', () => {
  const other = { title: 'Nireeka Nyx', leadDays: 5 }
  const upgraded = compared(buildOf([105], {}), other)
  expect(bestOf(compared(EMPTY_BUILD), upgraded)).toEqual(['Price: 0', 'Delivered in about: 1', 'Motor: 1'])
  expect(bestOf(compared(EMPTY_BUILD), compared(EMPTY_BUILD))).toEqual([])
})

test('of three, those that share the best value are marked', () => {
  const soon = { leadDays: 5 }
  const sooner = { leadDays: 4 }
  const upgraded = compared(buildOf([105], {}))
  expect(bestOf(upgraded, compared(EMPTY_BUILD, soon), upgraded)).toEqual([
    'Price: 1',
    'Delivered in about: 1',
    'Motor: 0 2',
  ])
  expect(bestOf(upgraded, compared(EMPTY_BUILD, soon), compared(EMPTY_BUILD, sooner))).toEqual([
    'Price: 1 2',
    'Delivered in about: 1 2',
    'Motor: 0',
  ])
})

/** A bike whose first place holds a part of this name. */
const named = (title: string) =>
  compared(EMPTY_BUILD, {
    slots: bike.slots.map((slot, index) =>
      index === 0 ? { ...slot, parts: [{ ...slot.parts[0]!, isDefault: true, title }] } : slot,
    ),
  })

test.each([
  ['504 Wh', '672 Wh', ['Motor: 1']],
  ['504\u00A0Wh', '504 Wh, 504 Wh in a bag', []],
  ['3 A charger', '2.5 A charger', ['Motor: 0']],
  ['750 W', '672 Wh', []],
  ['203 mm discs', '180 mm discs', []],
])('of %s and %s, only amounts of the same kind are compared', (one, two, best) => {
  expect(bestOf(named(one), named(two))).toEqual(best)
})

test('a column that is out of view makes no difference', () => {
  const three = [compared(EMPTY_BUILD), compared(EMPTY_BUILD), compared(buildOf([105], {}), { leadDays: 5 })]
  expect(compareRows(three, [0, 1]).filter(({ differs, best }) => differs || best.length > 0)).toEqual([])
})

test('a row differs where one of three has another value', () => {
  const three = compareRows([EMPTY_BUILD, buildOf([105], {}), EMPTY_BUILD].map((build) => compared(build)))
  expect(three.filter(({ differs }) => differs).map(({ what, values }) => [what, ...values])).toEqual([
    ['Price', '$4,490', '$5,180', '$4,490'],
    ['Motor', '750 W mid-drive', '1000 W mid-drive', '750 W mid-drive'],
  ])
})
