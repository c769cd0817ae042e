import { expect, test } from 'vitest'

import type { BikeSlug } from '../../configuration/catalogue.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { boundsOfPiece } from '../../testing/piece-numbers.ts'
import { planOf } from '../../testing/plan-of.ts'
import { motorSeat } from '../frame/frame-lines.ts'
import { measuresOf } from '../measures.ts'
import { buildMotor } from './build-motor.ts'
import { MOTORS } from './motor-model.ts'

const lowestOf = (bike: BikeSlug, motor: BikeShape['motor']) =>
  boundsOfPiece(buildMotor(planOf(bike, { motor }))).min[1]

test('a stronger drive unit hangs lower', () => {
  expect(lowestOf('nireeka-homie', 500)).toBeGreaterThan(lowestOf('nireeka-homie', 750))
  expect(lowestOf('nireeka-prime', 750)).toBeGreaterThan(lowestOf('nireeka-prime', 1000))
})

test.each([
  ['nireeka-prime', 750],
  ['nireeka-prime', 1000],
  ['nireeka-homie', 500],
  ['nireeka-homie', 750],
  ['nyx', 600],
] as const)('in %s the covers of %i W fit into the seat', (bike, motor) => {
  expect(MOTORS[motor].cover).toBeLessThan(motorSeat(measuresOf(bike, 'M')).shell - 2)
})
