import { describe, expect, test } from 'vitest'

import { motorSeat } from '../../bike/frame/frame-lines.ts'
import { measuresOf } from '../../bike/measures.ts'
import { BIKES } from '../../configuration/catalogue.ts'
import type { Pixels } from '../../textures/pixels.ts'
import { paintUv } from './atlas.ts'
import { paintMask } from './paint-mask.ts'

const WIDTH = 600

const read = ({ width, height, data }: Pixels, [u, v]: readonly [number, number], channel: number) =>
  data[(Math.floor((1 - v) * height) * width + Math.floor(u * width)) * 4 + channel] ?? 0
const inkOf = ({ width, data }: Pixels, fromRow: number, toRow: number) => {
  const ink: number[] = []
  for (let i = fromRow * width; i < toRow * width; i++) if ((data[i * 4 + 1] ?? 0) > 128) ink.push(i % width)
  return ink
}

describe.each(BIKES)('the mask of %s', (bike) => {
  const mask = paintMask(measuresOf(bike, 'M'), WIDTH)

  test('has as many letters on the left as on the right, turned round', () => {
    const half = mask.height / 2
    const [right, left] = [inkOf(mask, 0, half), inkOf(mask, half, mask.height)]
    expect(right.length).toBeGreaterThan(100)
    expect(Math.abs(left.length / right.length - 1)).toBeLessThan(0.08)
    expect(left).not.toEqual(right)
  })
})

test("Prime's carbon is bare at the drive unit and painted at the head tube", () => {
  const measures = measuresOf('nireeka-prime', 'M')
  const mask = paintMask(measures, WIDTH)
  const { centre } = motorSeat(measures)
  expect(read(mask, paintUv(...centre, 1), 0)).toBeGreaterThan(250)
  expect(read(mask, paintUv(...measures.headTop, 1), 0)).toBe(0)
})

test('the two colours meet in the middle of the down tube: above the first, below the second', () => {
  const measures = measuresOf('nireeka-prime', 'M')
  const mask = paintMask(measures, WIDTH)
  expect(read(mask, paintUv(...measures.headTop, 1), 2)).toBeLessThan(128)
  expect(read(mask, paintUv(measures.rearAxle[0] + 20, measures.rearAxle[1] + 30, -1), 2)).toBeGreaterThan(
    128,
  )
})
