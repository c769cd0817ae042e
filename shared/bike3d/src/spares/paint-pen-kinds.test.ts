import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { createTools } from '../tools.ts'
import { PAINT_PEN_KINDS } from './paint-pen-kinds.ts'

const SEED = resolve(import.meta.dirname, '../../../../api/seed/configurator.json')
const { colours } = JSON.parse(readFileSync(SEED, 'utf8')) as {
  colours: { name: string; swatch: string | null }[]
}

test.each(PAINT_PEN_KINDS)('$name has the colour that the configurator shows', ({ name, tint }) => {
  const named = colours.find(
    (colour) => name === `paint-pen-${colour.name.toLowerCase().replaceAll(' ', '-')}`,
  )
  expect(tint).toBe(named?.swatch)
})

test('a pen’s paint is of the material that is tinted', () => {
  const { meshes } = PAINT_PEN_KINDS[0]?.build(createTools('live')) ?? { meshes: [] }
  expect(meshes.map(({ material }) => material)).toContain('shell')
})
