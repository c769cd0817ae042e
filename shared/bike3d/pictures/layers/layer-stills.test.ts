import { readFileSync } from 'node:fs'
import path from 'node:path'

import {
  EXTRA_NAMES,
  LAYER_NAMES,
  LAYER_RULES,
  layersOf,
  UPGRADE_NAMES,
} from '@nireeka/contracts/bike-layers'
import { expect, test } from 'vitest'

import { OPTIONAL } from '../../src/bike/optional-pieces.ts'
import { PIECES } from '../../src/bike/piece-rules.ts'
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

const isUpgrade = ({ name }: { name: string }) => UPGRADE_NAMES.some((upgrade) => upgrade === name)

/** Returns every choice of a bike's extras, and each upgrade alone, which no other layer depends on, as ids of parts. */
function choicesOn(bike: BikeSlug): number[][] {
  const rules = rulesOf(bike)
  const extras = rules
    .filter((rule) => !isUpgrade(rule))
    .reduce<number[][]>((choices, { part }) => choices.flatMap((choice) => [choice, [...choice, part]]), [[]])
  return [...extras, ...rules.filter(isUpgrade).map(({ part }) => [part])]
}

test('each extra is a piece of the model, and its part is what puts it on the bike: none is standard', () => {
  const parts = new Map(LAYER_RULES.map((rule) => [rule.name, rule.parts]))
  const wrong = EXTRA_NAMES.filter(
    (name) =>
      OPTIONAL[name](homieWith([])) || !parts.get(name)?.every((part) => OPTIONAL[name](homieWith([part]))),
  )
  expect(wrong).toEqual([])
})

test('each upgrade changes what its pieces are built from', () => {
  const upgrades = LAYER_STILLS.filter(({ isInPlace }) => isInPlace)
  expect(new Set(upgrades.map(({ layer }) => layer))).toEqual(new Set(UPGRADE_NAMES))
  const same = upgrades.filter(({ subject, pieces }) => {
    const [placed] = subject.bikes
    const [standard, upgraded] = [[], placed.parts].map((parts) =>
      shapeOf({ ...placed, parts, colour: { id: 1 } }),
    )
    return !PIECES.some(
      (piece) =>
        pieces.some((shown) => shown === piece.name) &&
        piece.needs.some((need) => standard?.[need] !== upgraded?.[need]),
    )
  })
  expect(same.map(({ name }) => name)).toEqual([])
})

interface Part {
  id: number
  bike_ids: number[]
  default_bike_ids: number[]
}

test('every bike has the layers of the upgrades that it is offered', () => {
  const file = path.join(import.meta.dirname, '../../../../api/seed/configurator.json')
  const { parts }: { parts: Part[] } = JSON.parse(readFileSync(file, 'utf8'))
  const inLayers = LAYER_RULES.filter(isUpgrade).flatMap((rule) => rule.parts)
  const offered = BIKES.map((bike, at) => [
    bike,
    ...parts
      .filter(({ id, bike_ids }) => inLayers.includes(id) && bike_ids.includes(at + 1))
      .map(({ id }) => id)
      .toSorted(),
  ])
  const inPictures = BIKES.map((bike) => [
    bike,
    ...rulesOf(bike)
      .filter(isUpgrade)
      .map(({ part }) => part)
      .toSorted(),
  ])
  expect(inPictures).toEqual(offered)
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
