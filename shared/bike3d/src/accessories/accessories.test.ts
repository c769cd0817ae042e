import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { boundsOf, countBroken } from '../testing/bounds-of.ts'
import { createTools } from '../tools.ts'
import { ACCESSORIES } from './index.ts'

const catalogue = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../api/seed/accessories.json'), 'utf8'),
) as { id: number; title: string }[]

test('every accessory of the catalogue has a model, and only those have one', () => {
  expect(ACCESSORIES.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id))
})

test('no two accessories share a name', () => {
  expect(new Set(ACCESSORIES.map(({ name }) => name)).size).toBe(ACCESSORIES.length)
})

test('each is seen from three places', () => {
  for (const { views } of ACCESSORIES) expect(new Set(views.map(({ name }) => name)).size).toBe(3)
})

describe.each(ACCESSORIES)('$name', ({ build, colours }) => {
  const { meshes } = build(createTools('live'))
  const geometries = meshes.map(({ geometry }) => geometry)

  test('has no broken number', () => {
    expect(geometries.reduce((sum, geometry) => sum + countBroken(geometry), 0)).toBe(0)
  })

  test('rests on the ground, over the origin', () => {
    const { min, max } = boundsOf(geometries)
    expect(min[1]).toBeCloseTo(0, 3)
    expect(min[0] + max[0]).toBeCloseTo(0, 3)
    expect(min[2] + max[2]).toBeCloseTo(0, 3)
  })

  test('stays within 45,000 triangles when it is turned live', () => {
    expect(geometries.reduce((sum, { index }) => sum + (index?.count ?? 0) / 3, 0)).toBeLessThan(45_000)
  })

  test('has a colour of its own when something of it can be coloured', () => {
    const isColoured = meshes.some(({ material }) => material === 'shell' || material === 'cloth')
    expect(colours.length > 0).toBe(isColoured)
  })
})
