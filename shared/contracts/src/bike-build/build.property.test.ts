import fc from 'fast-check'
import { expect, test } from 'vitest'

import { METRICS, UPGRADE_CATEGORY } from '../constants.ts'
import {
  allParts,
  type Build,
  choosePart,
  differenceOf,
  effectOf,
  EMPTY_BUILD,
  fitToBike,
  isForSale,
  isOn,
  type OfferedBike,
  ownParts,
  partsOn,
  performanceOf,
  priceOf,
  readCode,
  toCode,
  toPartIds,
} from './index.ts'
import { anyWalk, type Walk } from './sample-walks.ts'

const RUNS = { numRuns: 400 }
const check = (holds: (walk: Walk) => void) => fc.assert(fc.property(anyWalk, holds), RUNS)

/** Returns the build that results from putting the same parts on the bike in one step. */
const afresh = (bike: OfferedBike, build: Build): Build => ({
  ...EMPTY_BUILD,
  partIds: toPartIds(
    bike,
    partsOn(bike, build)
      .map(({ id }) => id)
      .toReversed(),
  ),
})

test('choosing and un-choosing in any order gives the same performance and price as choosing afresh', () => {
  check(({ bike, build }) => {
    const same = afresh(bike, build)
    expect(same.partIds).toEqual(build.partIds)
    expect(performanceOf(bike, same)).toEqual(performanceOf(bike, build))
    expect(priceOf(bike, same)).toEqual(priceOf(bike, build))
  })
})

test('the order in which parts are chosen says nothing', () => {
  check(({ bike, build }) => {
    const backwards = allParts(bike)
      .filter(({ id }) => build.partIds.includes(id))
      .toReversed()
      .reduce((made, part) => choosePart(bike, made, part), EMPTY_BUILD)
    expect(backwards.partIds).toEqual(build.partIds)
  })
})

test('spec, section 4: subtracting the old part’s values and adding the new one’s gives the whole', () => {
  check(({ bike, steps }) => {
    let build = EMPTY_BUILD
    let values = performanceOf(bike, build)
    for (const part of steps) {
      const before = partsOn(bike, build)
      build = choosePart(bike, build, part)
      const after = partsOn(bike, build)
      const gone = before.filter(({ id }) => !after.some((one) => one.id === id))
      const come = after.filter(({ id }) => !before.some((one) => one.id === id))
      expect(gone.length, 'a part takes the place of one at most').toBeLessThan(2)
      for (const metric of METRICS) {
        values = { ...values, [metric]: values[metric] - sum(gone, metric) + sum(come, metric) }
      }
    }
    expect(performanceOf(bike, build)).toEqual(values)
  })
})

const sum = (parts: Walk['steps'], metric: (typeof METRICS)[number]) =>
  parts.reduce((total, { performance }) => total + performance[metric], 0)

test('what a part is said to change before it is chosen is what it changes', () => {
  check(({ bike, build, steps }) => {
    for (const part of steps) {
      const next = choosePart(bike, build, part)
      const [before, after] = [performanceOf(bike, build), performanceOf(bike, next)]
      const said = effectOf(bike, build, part)
      for (const metric of METRICS) expect(before[metric] + said[metric]).toBe(after[metric])
      expect(priceOf(bike, build).totalCents + differenceOf(bike, build, part)).toBe(
        priceOf(bike, next).totalCents,
      )
    }
  })
})

test('a part of a slot of many that is chosen twice is out again', () => {
  check(({ bike, build }) => {
    const own = new Set(ownParts(bike).map(({ id }) => id))
    for (const { choice, parts } of bike.slots) {
      if (choice === 'single') continue
      for (const part of parts.filter(({ id }) => !own.has(id))) {
        const there = choosePart(bike, build, part)
        expect(isOn(bike, there, part)).toBe(!isOn(bike, build, part))
        expect(choosePart(bike, there, part)).toEqual(build)
      }
    }
  })
})

test('a build’s parts are canonical: each once, in order, and none that is there anyway', () => {
  check(({ bike, build }) => {
    const own = ownParts(bike).map(({ id }) => id)
    expect(build.partIds).toEqual([...new Set(build.partIds)].toSorted((a, b) => a - b))
    expect(build.partIds.filter((id) => own.includes(id))).toEqual([])
    expect(fitToBike(bike, build).build.partIds).toEqual(build.partIds.filter((id) => isSold(bike, id)))
  })
})

const isSold = (bike: OfferedBike, id: number) => {
  const part = allParts(bike).find((one) => one.id === id)
  return part !== undefined && isForSale(bike, part)
}

test('a slot for one holds one part, whatever is chosen', () => {
  check(({ bike, build }) => {
    const on = partsOn(bike, build)
    const forOne = bike.slots.filter(({ choice, parts }) => choice === 'single' && parts.length > 0)
    const counts = forOne.map(({ id }) => on.filter(({ slotId }) => slotId === id).length)
    expect(counts).toEqual(forOne.map(() => 1))
  })
})

test('the total is what it is made of, and nothing of it is negative', () => {
  fc.assert(
    fc.property(anyWalk, fc.nat(100_000), ({ bike, build }, colour) => {
      const { bikeCents, colourCents, parts, upgradeCents, totalCents } = priceOf(bike, build, colour)
      const added = parts.reduce((total, { cents }) => total + cents, 0)
      expect(totalCents).toBe(bikeCents + colourCents + added)
      expect(colourCents).toBe(bike.owned ? 0 : colour)
      expect(Math.min(bikeCents, upgradeCents, ...parts.map(({ cents }) => cents))).toBeGreaterThanOrEqual(0)
      expect(parts.every(({ part, cents }) => cents <= part.cents)).toBe(true)
      expect(upgradeCents).toBe(
        parts.reduce(
          (total, { part, cents }) => total + (part.categoryId === UPGRADE_CATEGORY ? cents : 0),
          0,
        ),
      )
    }),
    RUNS,
  )
})

test('the address says the build again, however it came about', () => {
  fc.assert(
    fc.property(
      anyWalk,
      fc.option(fc.integer({ min: 1, max: 60_000_000 })),
      fc.option(fc.integer({ min: 1, max: 60_000_000 })),
      fc.array(fc.stringMatching(/^\d{4}$/), { maxLength: 2 }),
      ({ build }, sizeId, colourId, ral) => {
        const whole = { ...build, sizeId, colourId, ral }
        expect(readCode(toCode(whole))).toEqual(whole)
        expect(new URLSearchParams({ build: toCode(whole) }).toString()).toBe(`build=${toCode(whole)}`)
      },
    ),
    RUNS,
  )
})

test('what isn’t a code is read as none, and never throws', () => {
  const looksLikeOne = fc.stringMatching(/^1?(-|\.|[0-9a-z]){0,80}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), looksLikeOne), anyWalk, (code, { bike }) => {
      const build = readCode(code)
      if (!build) return
      const fitted = fitToBike(bike, build)
      const own = ownParts(bike).map(({ id }) => id)
      expect(fitted.build.partIds.every((id) => isSold(bike, id) && !own.includes(id))).toBe(true)
      expect(priceOf(bike, fitted.build).totalCents).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 1000 },
  )
})
