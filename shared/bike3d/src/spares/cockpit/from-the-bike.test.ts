import { expect, test } from 'vitest'

import { createTools } from '../../tools.ts'
import { boundsOf } from '../pose.ts'
import { buildSmallDisplay, buildTouchDisplay } from './from-the-bike.ts'

test.each([
  { build: buildSmallDisplay, wide: 52, screen: 'displaySmall' as const },
  { build: buildTouchDisplay, wide: 70, screen: 'displayTouch' as const },
])('a $wide mm wide display faces the camera without the clamps of its mount', ({ build, wide, screen }) => {
  const { meshes } = build(createTools('live'))
  const whole = boundsOf({ meshes })
  const glass = boundsOf({ meshes: meshes.filter(({ material }) => material === screen) })
  expect(whole.max.x - whole.min.x).toBeLessThan(wide + 4)
  expect(glass.max.y - glass.min.y).toBeGreaterThan(glass.max.z - glass.min.z)
  expect(glass.max.z).toBeGreaterThan((whole.min.z + whole.max.z) / 2)
})
