import { Vector3 } from 'three'
import { expect, test } from 'vitest'

import { jointBetween } from './two-bones.ts'

const root = new Vector3(0, 0, 0)

test('the joint is as far from both ends as the bones are long, on the side that it points to', () => {
  const joint = jointBetween({
    root,
    end: new Vector3(0, -600, 0),
    upper: 400,
    lower: 300,
    towards: new Vector3(1, 0, 0),
  })
  expect(joint.length()).toBeCloseTo(400)
  expect(joint.distanceTo(new Vector3(0, -600, 0))).toBeCloseTo(300)
  expect(joint.x).toBeGreaterThan(0)
})

test.each([
  ['too far', 720],
  ['too near', 60],
])('what is %s for the bones is an error', (_, distance) => {
  const bones = {
    root,
    end: new Vector3(distance, 0, 0),
    upper: 400,
    lower: 300,
    towards: new Vector3(0, 1, 0),
  }
  expect(() => jointBetween(bones)).toThrow('don’t reach')
})
