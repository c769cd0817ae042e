import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { BIKES, SIZES } from './catalogue.ts'
import { UnknownColour, UnknownPart } from './errors.ts'
import { COLOUR_IDS, paintOf } from './paint-of.ts'
import { shapeOf } from './shape-of.ts'

interface Catalogue {
  bikes: { id: number; slug: (typeof BIKES)[number] }[]
  parts: { id: number; bike_ids: number[]; default_bike_ids: number[] }[]
  sizes: { bike_id: number; name: string }[]
  colours: { id: number; swatch: string | null }[]
}
const catalogue = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../api/seed/configurator.json'), 'utf8'),
) as Catalogue

const basic = { bike: 'nireeka-prime', size: 'M', parts: [], colour: { id: 1 } } as const

test('every part of the catalogue has a shape on every bike that it is offered for', () => {
  for (const part of catalogue.parts)
    for (const bike of catalogue.bikes.filter(({ id }) => part.bike_ids.includes(id)))
      expect(() => shapeOf({ ...basic, bike: bike.slug, parts: [part.id] })).not.toThrow()
})

test('a bike without choices looks like its default parts', () => {
  for (const { id, slug } of catalogue.bikes) {
    const parts = catalogue.parts.filter((part) => part.default_bike_ids.includes(id)).map((part) => part.id)
    expect(shapeOf({ ...basic, bike: slug, parts })).toEqual(shapeOf({ ...basic, bike: slug }))
  }
})

test('the bikes, sizes and colours are those of the catalogue', () => {
  expect(catalogue.bikes.map(({ slug }) => slug)).toEqual([...BIKES])
  expect(new Set(catalogue.sizes.map(({ name }) => name))).toEqual(new Set(SIZES))
  expect(catalogue.colours.map(({ id }) => id)).toEqual(COLOUR_IDS)
  for (const { id, swatch } of catalogue.colours.filter((colour) => colour.swatch))
    expect(paintOf({ id }).colour).toBe(swatch)
})

test('an unknown part or colour fails with an error that names it', () => {
  expect(() => shapeOf({ ...basic, parts: [999] })).toThrow(UnknownPart)
  expect(() => shapeOf({ ...basic, parts: [999] })).toThrow('Part 999 has no shape on nireeka-prime.')
  expect(() => paintOf({ id: 77 })).toThrow('There is no paint for colour 77.')
  expect(() => paintOf({ id: 8, ral: 'RAL 1234' })).toThrow(UnknownColour)
  expect(() => paintOf({ id: 8, ral: 'RAL 1234' })).toThrow('There is no paint for RAL 1234.')
})

test('the three finishes: Standard is glossy, Pearlized shimmers, Custom is matte or two-tone', () => {
  expect(paintOf({ id: 4 })).toEqual({ finish: 'standard', colour: '#B3261E' })
  expect(paintOf({ id: 6 }).finish).toBe('pearlized')
  expect(paintOf({ id: 8, ral: 'RAL 5010' })).toEqual({ finish: 'matte', colour: '#004f7c' })
  expect(paintOf({ id: 9, ral: '9005', secondRal: '1023' })).toEqual({
    finish: 'matte',
    colour: '#0e0e10',
    second: '#f7b500',
  })
})
