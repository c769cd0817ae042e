import { Vector3 } from 'three'
import { expect, test } from 'vitest'

import { standard } from '../../sets/set-still.ts'
import { TALL } from './figure.ts'
import { poseOf } from './pose.ts'
import { trimOf } from './trim.ts'

const pose = poseOf(standard('nireeka-prime', []), TALL)
const shade = trimOf(pose, TALL)

test('a jacket has its whole colour on the back, the chest and the upper arms', () => {
  const back = pose.pelvis.clone().lerp(pose.chest, 0.5)
  const arm = pose.shoulders.right.clone().lerp(pose.elbows.right, 0.5)
  expect([back, pose.chest, arm].map(shade)).toEqual([1, 1, 1])
})

test('both cuffs and the hem are darker', () => {
  const up = new Vector3(Math.cos(pose.lean), Math.sin(pose.lean), 0)
  const hem = pose.pelvis.clone().addScaledVector(up, -0.15 * TALL.torso)
  for (const point of [pose.wrists.right, pose.wrists.left, hem]) expect(shade(point)).toBeLessThan(0.5)
})
