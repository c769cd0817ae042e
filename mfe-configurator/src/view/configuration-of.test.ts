import { EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import { configurationOf, likelyNext } from './configuration-of.ts'

const named = {
  id: 8,
  name: 'One colour, your RAL code',
  swatch: null,
  price: 490,
  leadDays: 31,
  ralCodes: 1 as const,
}

test('before anything is chosen the bike is shown in its own colour and the usual size, with its own parts', () => {
  const { bike } = sampleBuilder()
  const shown = configurationOf({ bike, build: EMPTY_BUILD, size: null, colour: null })
  expect(shown).toMatchObject({ bike: 'nireeka-prime', size: 'M', colour: { id: 3 } })
  expect(shown?.parts).toContain(301)
})

test.each([
  [5, 5],
  [999, 3],
])('a link that names the colour %i shows the bike in %i before a size is chosen', (colourId, shown) => {
  const { bike } = sampleBuilder()
  const build = { ...EMPTY_BUILD, colourId }
  expect(configurationOf({ bike, build, size: null, colour: null })?.colour).toEqual({ id: shown })
})

test('a chosen part stands in the place of what it replaces', () => {
  const shown = configurationOf(sampleBuilder({ build: buildOf([303]) }))
  expect(shown?.parts).toContain(303)
  expect(shown?.parts).not.toContain(301)
})

test('what an owned bike has already is on it', () => {
  const { bike } = sampleBuilder()
  const owned = { ...bike, owned: [303] }
  expect(configurationOf({ bike: owned, build: EMPTY_BUILD, size: null, colour: null })?.parts).toContain(303)
})

test('the rider’s codes are painted where the rider names the colour, and nowhere else', () => {
  const build = buildOf([], { ral: ['5010', '9001'] })
  const { bike, size } = sampleBuilder()
  expect(configurationOf({ bike, build, size, colour: named })?.colour).toEqual({
    id: 8,
    ral: '5010',
    secondRal: '9001',
  })
  expect(
    configurationOf({ bike, build, size, colour: { ...named, id: 5, swatch: '#1B2A4A' } })?.colour,
  ).toEqual({
    id: 5,
  })
})

test('a bike that has no model has no configuration', () => {
  const { bike, size } = sampleBuilder()
  const unknown = { bike: { ...bike, slug: 'cargo' }, build: EMPTY_BUILD, size, colour: null }
  expect(configurationOf(unknown)).toBeNull()
  expect(likelyNext(unknown, null)).toEqual([])
})

test('what may be chosen next is one part away, the slot that is looked at first', () => {
  const shown = sampleBuilder()
  const next = likelyNext(shown, 3).map(({ parts }) => parts)
  expect(next[0]).toContain(302)
  expect(next[1]).toContain(303)
  expect(next.every((parts) => JSON.stringify(parts) !== JSON.stringify(configurationOf(shown)?.parts))).toBe(
    true,
  )
})

test('what is sold out isn’t expected, nor what an owned bike can’t be given', () => {
  const { bike } = sampleBuilder()
  const soldOut = {
    ...bike,
    slots: bike.slots.map((slot) => ({
      ...slot,
      parts: slot.parts.map((part) => ({ ...part, isSoldOut: part.id === 303 })),
    })),
  }
  const idsNext = (of: typeof bike) =>
    likelyNext({ bike: of, build: EMPTY_BUILD, size: null, colour: null }, 3).flatMap(({ parts }) => parts)
  expect(idsNext(soldOut)).not.toContain(303)
  expect(idsNext({ ...bike, owned: [] })).not.toContain(302)
  expect(idsNext({ ...bike, owned: [] })).toContain(303)
})
