import { LAYER_NAMES, LAYER_RULES, layersOf } from '@nireeka/contracts/bike-layers'
import { expect, test } from 'vitest'

import { OPTIONAL } from '../../src/bike/optional-pieces.ts'
import { BIKES, type BikeSlug } from '../../src/configuration/catalogue.ts'
import { shapeOf } from '../../src/configuration/shape-of.ts'
import { stillOf } from '../../src/configuration/stills.ts'
import { OFFERED } from '../bike-stills.ts'
import { STILLS } from '../stills.ts'
import { LAYER_STILLS, layersOfBike, rulesOf } from './layer-stills.ts'

const ALL_DRAWN = Object.fromEntries(BIKES.map((bike) => [bike, LAYER_NAMES]))
const namesOf = (still: string, parts: number[]) =>
  layersOf(still, parts, ALL_DRAWN).map(({ src }) => src.replace(/^\/pictures\/|\.webp$/g, ''))

const homieWith = (parts: number[]) => shapeOf({ bike: 'nireeka-homie', size: 'M', parts, colour: { id: 1 } })

/** Returns every choice of a bike's extras, as ids of parts. */
const choicesOn = (bike: BikeSlug) =>
  rulesOf(bike).reduce<number[][]>(
    (choices, { part }) => choices.flatMap((choice) => [choice, [...choice, part]]),
    [[]],
  )

test('each layer is a piece of the model, and its part is what puts it on the bike: none is standard', () => {
  const wrong = LAYER_RULES.filter(
    ({ name, parts }) =>
      OPTIONAL[name](homieWith([])) || !parts.every((part) => OPTIONAL[name](homieWith([part]))),
  )
  expect(wrong).toEqual([])
})

test('a bike has at most one part of each layer', () => {
  for (const bike of BIKES) {
    const names = rulesOf(bike).map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  }
})

test.each(BIKES)('what any build of the %s may ask for is drawn, and nothing else', (bike) => {
  const asked = OFFERED[bike].flatMap((colour) =>
    choicesOn(bike).flatMap((parts) => namesOf(stillOf(bike, colour), parts)),
  )
  const drawn = layersOfBike(bike).map(({ name }) => name)
  expect([...new Set(asked)].toSorted()).toEqual(drawn.toSorted())
})

test('every picture in the dark studio has its layers there, and only those', () => {
  const dark = LAYER_STILLS.filter(({ isDark }) => isDark)
  for (const bike of BIKES) {
    const stills = STILLS.filter(
      ({ name, isDark }) => isDark && name.startsWith(`bikes/${bike}-`) && name.includes('-front34'),
    ).map(({ name }) => `/pictures/${name.replace('-dark', '')}.webp`)
    expect(stills).toHaveLength(OFFERED[bike].length)
    const asked = stills.flatMap((still) => choicesOn(bike).flatMap((parts) => namesOf(still, parts)))
    const drawn = dark.filter(({ subject }) => subject.bikes[0].bike === bike).map(({ name }) => name)
    expect([...new Set(asked)].map((name) => `${name}-dark`).toSorted()).toEqual(drawn.toSorted())
  }
})

test('a layer is seen from where its still is', () => {
  const front = STILLS.find(({ name }) => name === 'bikes/nyx-graphite-front34')
  for (const { view, subject, isLayer } of LAYER_STILLS) {
    expect(view).toEqual(front?.view)
    expect(subject.bikes[0]).toMatchObject({ size: 'M' })
    expect(isLayer).toBe(true)
  }
})
