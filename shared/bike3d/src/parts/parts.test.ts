import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { isUnseen } from '../configuration/unseen.ts'
import { boundsOf } from '../spares/pose.ts'
import { createTools } from '../tools.ts'
import { PARTS } from './index.ts'

const tools = createTools('live')
const ROOT = resolve(import.meta.dirname, '../../../..')
const DRAWN = resolve(ROOT, 'shared/bike3d/pictures/drawn')
const isDrawn = (path: string) =>
  existsSync(resolve(DRAWN, path.replace('/pictures/', '').replace('.webp', '-640.webp')))

test.each(PARTS)('$name rests on the ground, in the middle, and is drawn', ({ name, build }) => {
  const { min, max } = boundsOf(build(tools))
  const size = Math.max(max.x - min.x, max.z - min.z)
  expect(Math.abs(min.y)).toBeLessThan(0.5)
  expect(Math.abs(min.x + max.x) / 2).toBeLessThan(size * 0.25)
  expect(Math.abs(min.z + max.z) / 2).toBeLessThan(size * 0.25)
  expect(isDrawn(`/pictures/parts/${name}.webp`)).toBe(true)
})

test('every picture that the catalogue names is drawn, and every part that can be seen has one', () => {
  const file = resolve(ROOT, 'api/seed/part-facts.json')
  const facts = JSON.parse(readFileSync(file, 'utf8')) as { id: number; image: string | null }[]
  expect(facts.filter(({ image }) => image && !isDrawn(image))).toEqual([])
  expect(facts.filter(({ id, image }) => !image && !isUnseen(id))).toEqual([])
})
