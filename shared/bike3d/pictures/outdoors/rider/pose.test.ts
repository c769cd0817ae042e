import { Vector3 } from 'three'
import { expect, test } from 'vitest'

import { type BikeModel, buildBike } from '../../../src/bike/build-bike.ts'
import type { BikeSlug } from '../../../src/configuration/catalogue.ts'
import type { PlacedBike } from '../../subjects.ts'
import { contactsOf } from './contacts.ts'
import { SLENDER, TALL } from './figure.ts'
import { poseOf } from './pose.ts'

const bikeOf = (bike: BikeSlug): PlacedBike => ({ bike, size: 'M', parts: [] })
const SIDES = ['right', 'left'] as const

/** Returns how far a point is from the nearest corner of a bike's piece, in millimetres. */
function distanceTo({ pieces }: BikeModel, name: string, point: Vector3): number {
  let least = Infinity
  const corner = new Vector3()
  for (const { positions } of pieces.filter((piece) => piece.name === name).flatMap(({ meshes }) => meshes))
    for (let i = 0; i < positions.length; i += 3)
      least = Math.min(least, corner.fromArray(positions, i).distanceTo(point))
  return least
}

const RIDES = (['nireeka-prime', 'nireeka-homie', 'nyx'] as const).flatMap((bike) =>
  Object.entries({ TALL, SLENDER }).map(([name, figure]) => [bike, name, figure] as const),
)

test.each(['nireeka-prime', 'nireeka-homie', 'nyx'] as const)(
  'what a rider of a %s touches is on the model: saddle, grips and pedals',
  (bike) => {
    const { saddle, grips, pedals } = contactsOf(bikeOf(bike))
    const model = buildBike({ ...bikeOf(bike), colour: { id: 1 } }, 'live')
    expect(distanceTo(model, 'saddle', saddle)).toBeLessThan(14)
    for (const side of SIDES) {
      // The middle of a grip is in the middle of the bar, whose radius is 11 mm.
      expect(Math.abs(distanceTo(model, 'cockpit', grips[side]) - 11)).toBeLessThan(2)
      expect(distanceTo(model, 'cranks', pedals[side])).toBeLessThan(14)
    }
  },
)

test.each(RIDES)('on a %s, the limbs of a %s rider are as long as they are', (bike, _, figure) => {
  const { hips, knees, ankles, shoulders, elbows, wrists, pelvis, chest } = poseOf(bikeOf(bike), figure)
  for (const side of SIDES) {
    expect(hips[side].distanceTo(knees[side])).toBeCloseTo(figure.thigh, 1)
    expect(knees[side].distanceTo(ankles[side])).toBeCloseTo(figure.shank, 1)
    expect(shoulders[side].distanceTo(elbows[side])).toBeCloseTo(figure.upperArm, 1)
    expect(elbows[side].distanceTo(wrists[side])).toBeCloseTo(figure.forearm, 1)
  }
  expect(pelvis.distanceTo(chest)).toBeCloseTo(figure.torso, 1)
})

test.each(RIDES)('on a %s, a %s rider sits on the saddle and holds the grips', (bike, _, figure) => {
  const { contacts, pelvis, wrists, ankles } = poseOf(bikeOf(bike), figure)
  expect(pelvis.distanceTo(contacts.saddle)).toBeLessThan(95)
  for (const side of SIDES) {
    expect(Math.abs(wrists[side].distanceTo(contacts.grips[side]) - figure.hand)).toBeLessThan(3)
    // Without the shift towards the middle, the ball of the foot is on the pedal.
    const reach = Math.hypot(
      ankles[side].x - contacts.pedals[side].x,
      ankles[side].y - contacts.pedals[side].y,
    )
    expect(Math.abs(reach - Math.hypot(figure.foot.ahead, figure.foot.down))).toBeLessThan(3)
  }
})

test.each(RIDES)('on a %s, knees and elbows of a %s rider bend as a body’s do', (bike, _, figure) => {
  const { hips, knees, ankles, shoulders, elbows, wrists } = poseOf(bikeOf(bike), figure)
  for (const side of SIDES) {
    const [leg, arm] = [
      hips[side].clone().lerp(ankles[side], 0.5),
      shoulders[side].clone().lerp(wrists[side], 0.5),
    ]
    expect(knees[side].x).toBeGreaterThan(leg.x)
    expect(elbows[side].y).toBeLessThan(arm.y)
    expect(Math.abs(elbows[side].z)).toBeGreaterThan(Math.abs(arm.z))
  }
})

const leanOn = (bike: BikeSlug) => poseOf(bikeOf(bike), TALL).lean

test('a Homie’s rider sits more upright than a Nyx’s', () => {
  expect(leanOn('nireeka-homie')).toBeGreaterThan(leanOn('nyx') + 0.2)
})
