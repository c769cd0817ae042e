import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { FAMILIES } from './kind.ts'
import { SPARES, spareKindOf } from './index.ts'

interface Seed {
  families: { code: string }[]
  spares: { number: string; family: string; title: string }[]
}
const seed = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../api/seed/spares.json'), 'utf8'),
) as Seed
const kindOf = (name: string) => SPARES.find((kind) => kind.name === name)

test('every spare part of the list has a kind of its own family', () => {
  const strangers = seed.spares.filter(
    (spare) => !kindOf(spareKindOf(spare))?.families.some((family) => family === spare.family),
  )
  expect(strangers.map(({ number }) => number)).toEqual([])
})

test('the families are those of the list', () => {
  expect(seed.families.map(({ code }) => code).toSorted()).toEqual([...FAMILIES].toSorted())
})

test('every family has at least three kinds', () => {
  const few = FAMILIES.filter((family) => SPARES.filter((kind) => kind.families.includes(family)).length < 3)
  expect(few).toEqual([])
})

test('every kind is the kind of some spare part', () => {
  const shown = new Set(seed.spares.map(spareKindOf))
  expect(SPARES.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([])
})

test('no two kinds share a name', () => {
  expect(new Set(SPARES.map(({ name }) => name)).size).toBe(SPARES.length)
})

test('a title without a known word is shown by its family, an unknown family fails by its code', () => {
  expect(spareKindOf({ family: 'BRK', title: 'Something new' })).toBe('brake-pads-organic')
  expect(() => spareKindOf({ family: 'XYZ', title: 'Bolt' })).toThrow('XYZ')
})
