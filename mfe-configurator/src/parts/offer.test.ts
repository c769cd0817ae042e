import { choosePart, isOn, priceOf } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { toBuildableBike } from '../bike/bike.api.ts'
import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import { sampleBike } from '../sample-bike.ts'
import { offersOf, type PartOffer } from './offer.ts'

const bike = toBuildableBike(sampleBike)

function offersIn(
  slotId: number,
  partIds: number[] = [],
  overrides: Parameters<typeof sampleBuilder>[0] = {},
) {
  const builder = sampleBuilder({ build: buildOf(partIds), ...overrides })
  const slot = builder.bike.slots.find(({ id }) => id === slotId)
  if (!slot) throw new Error(`The sample bike has no slot ${slotId}.`)
  return offersOf(builder, slot)
}

const told = ({ part, price, changes, isChosen }: PartOffer) =>
  [part.id, isChosen ? 'chosen' : '', price, changes.map(({ text }) => text).join(' ')].join(' | ')

test('a part tells its price and what it changes before it is chosen', () => {
  expect(offersIn(2).map(told)).toEqual([
    '202 | chosen | Included | ',
    '205 |  | +$340 | +22\u00A0km +0.9\u00A0kg',
    '207 |  | +$1,190 | −4\u00A0points +88\u00A0km +4.1\u00A0kg',
  ])
})

test('once one is chosen, the others tell the difference to it, and it tells what it brought', () => {
  expect(offersIn(2, [205]).map(told)).toEqual([
    '202 |  | −$340 | −22\u00A0km −0.9\u00A0kg',
    '205 | chosen | +$340 | +22\u00A0km +0.9\u00A0kg',
    '207 |  | +$850 | −4\u00A0points +66\u00A0km +3.2\u00A0kg',
  ])
})

test('a free choice costs nothing more', () => {
  expect(offersIn(12).map(({ price }) => price)).toEqual(['Included', 'No extra cost'])
})

test('chosen accessories keep their price', () => {
  expect(offersIn(20, [2001]).map(told)[0]).toBe('2001 | chosen | +$79 | +6\u00A0points +0.7\u00A0kg')
})

test('a part that does not fit says why, and how it can be had all the same', () => {
  const motor = offersIn(1).find(({ part }) => part.id === 105)
  expect(motor?.openness).toMatchObject({
    status: 'blocked',
    reason: 'The 1000 W motor needs the stronger brakes.',
    ways: [{ label: 'Choose with 4-piston hydraulic, +$910 in all' }],
    isSize: false,
  })
})

test('each way there is offered once, and it leads to a bike with the part', () => {
  const build = buildOf([803])
  const basket = offersIn(20, [803]).find(({ part }) => part.id === 2003)
  if (basket?.openness.status !== 'blocked') throw new Error('The basket should not fit.')
  expect(basket.openness.ways.map(({ label }) => label)).toEqual(['Choose with Alloy flat bar, −$150 in all'])
  for (const way of basket.openness.ways) {
    expect(isOn(bike, way.build, basket.part)).toBe(true)
    expect(priceOf(bike, way.build).totalCents - priceOf(bike, build).totalCents).toBe(-15_000)
  }
})

test('what only another size would have room for says so', () => {
  const offers = offersIn(2, [], { build: buildOf([], { sizeId: 11 }) })
  expect(offers.find(({ part }) => part.id === 207)?.openness).toMatchObject({
    status: 'blocked',
    isSize: true,
  })
})

test('sold out is another thing than not fitting', () => {
  const tyres = offersIn(7).find(({ part }) => part.id === 702)
  expect(tyres?.openness).toEqual({ status: 'sold_out', reason: 'Back in January.' })
})

test('for an owned bike only upgrades and what is on it are shown, and its parts have no price', () => {
  const owned = { ...bike, owned: [205] }
  expect(offersIn(2, [], { bike: owned }).map(told)).toEqual([
    '205 | chosen |  | ',
    '207 |  | +$850 | −4\u00A0points +66\u00A0km +3.2\u00A0kg',
  ])
  expect(offersIn(12, [], { bike: owned }).map(({ part }) => part.id)).toEqual([1201])
})

test('every open part costs what its card says', () => {
  const builder = sampleBuilder({ build: buildOf([205, 2001], { sizeId: 12 }) })
  for (const slot of builder.bike.slots) {
    for (const { part, price, isChosen } of offersOf(builder, slot)) {
      if (isChosen || !price || price === 'Included' || price === 'No extra cost') continue
      const after = choosePart(builder.bike, builder.build, part)
      const cents = priceOf(builder.bike, after).totalCents - priceOf(builder.bike, builder.build).totalCents
      expect(Number(price.replace('−', '-').replaceAll(/[$,+]/g, '')) * 100).toBe(cents)
    }
  }
})
