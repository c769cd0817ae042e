import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { boundsOf } from '../spares/pose.ts'
import { createTools } from '../tools.ts'
import { PARTS } from './index.ts'

const tools = createTools('live')
const PICTURES = resolve(import.meta.dirname, '../../../../shell/pictures/parts')

test.each(PARTS)('$name rests on the ground, in the middle, and is drawn', ({ name, build }) => {
  const { min, max } = boundsOf(build(tools))
  const size = Math.max(max.x - min.x, max.z - min.z)
  expect(Math.abs(min.y)).toBeLessThan(0.5)
  expect(Math.abs(min.x + max.x) / 2).toBeLessThan(size * 0.25)
  expect(Math.abs(min.z + max.z) / 2).toBeLessThan(size * 0.25)
  expect(existsSync(resolve(PICTURES, `${name}-640.webp`))).toBe(true)
})
