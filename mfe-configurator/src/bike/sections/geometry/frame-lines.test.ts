import { BIKES, measuresOf, sizesOf } from '@nireeka/bike3d'
import { expect, test } from 'vitest'

import { drawFrame } from './frame-lines.ts'

const drawingsOf = (bike: (typeof BIKES)[number]) => {
  const all = sizesOf(bike).map((size) => measuresOf(bike, size))
  return all.map((measures) => ({ measures, drawing: drawFrame(measures, all.at(-1)!) }))
}

test.each(BIKES)('all sizes of %s are drawn to one scale', (bike) => {
  const boxes = drawingsOf(bike).map(({ drawing }) => drawing.box)
  expect(new Set(boxes).size).toBe(1)
})

test.each(BIKES)(
  'in every size of %s the lines are as long as the table says, and inside the picture',
  (bike) => {
    for (const { measures, drawing } of drawingsOf(bike)) {
      const [, , width = 0, height = 0] = drawing.box.split(' ').map(Number)
      const lengths = drawing.dimensions.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]))
      const { reach, stack, wheelbase, seatLength } = measures
      for (const [index, length] of [reach, stack, wheelbase, seatLength].entries())
        expect(Math.abs(lengths[index]! - length)).toBeLessThan(2)
      const points = drawing.dimensions.flatMap(({ from, to, at }) => [from, to, at])
      for (const [x, y] of points) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(height)
      }
      for (const { centre, radius } of drawing.wheels) expect(centre[0] + radius).toBeLessThan(width)
    }
  },
)
