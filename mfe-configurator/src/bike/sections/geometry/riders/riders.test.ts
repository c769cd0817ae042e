import { BIKES, measuresOf, sizesOf } from '@nireeka/bike3d'
import { expect, test } from 'vitest'

import { measuredSizes } from '../geometry.ts'
import { FIGURE_HEIGHT, FIGURE_REACH, HEAD, SIDE, SILHOUETTE } from './silhouette.ts'
import { drawRider, ridersOf } from './riders.ts'

const SIZES = [
  { id: 1, name: 'S', riderFrom: 155, riderTo: 168, note: null },
  { id: 2, name: 'M', riderFrom: 166, riderTo: 179, note: null },
  { id: 3, name: 'L', riderFrom: 177, riderTo: 190, note: 'Not built this season' },
  { id: 4, name: 'XL', riderFrom: 188, riderTo: 202, note: null },
]

const fitted = (sizes: typeof SIZES) =>
  ridersOf(measuredSizes('nireeka-prime', sizes)).map(({ heightCm, size }) => [heightCm, size.name])

test('riders of 160, 175 and 190 cm stand beside the size that the size finder gives them', () => {
  expect(fitted(SIZES)).toEqual([
    [160, 'S'],
    [175, 'M'],
    [190, 'XL'],
  ])
})

test('a rider whom no size suits isn’t drawn', () => {
  expect(fitted(SIZES.slice(1, 2))).toEqual([[175, 'M']])
})

test('the figure stands on its soles, and its head is as high as it is tall', () => {
  expect(HEAD.y - HEAD.middle).toBe(FIGURE_HEIGHT)
  expect(Math.max(...SIDE.map(([, y]) => y))).toBe(0)
  expect(Math.max(...SIDE.map(([x]) => x))).toBeLessThanOrEqual(FIGURE_REACH)
  expect(SILHOUETTE).not.toMatch(/NaN/)
})

test('the outline reaches from the neck, below the chin, to the figure’s middle', () => {
  const [neck] = SIDE
  expect(neck![1]).toBeLessThan(HEAD.middle + HEAD.y)
  expect(SIDE.at(-1)![0]).toBe(0)
})

test.each(BIKES)('a rider and %s are drawn to one scale, on one ground and side by side', (bike) => {
  const all = sizesOf(bike).map((size) => measuresOf(bike, size))
  const largest = all.at(-1)!
  const drawings = [160, 175, 190].map((heightCm) => ({
    heightCm,
    drawing: drawRider({ heightCm, measures: all[0]! }, largest),
  }))
  expect(new Set(drawings.map(({ drawing }) => drawing.box)).size).toBe(1)
  for (const { heightCm, drawing } of drawings) {
    const { ground, height, figure, bike: at } = drawing
    expect(ground.y - height.top).toBe(heightCm * 10)
    expect(figure.scale * FIGURE_HEIGHT).toBeCloseTo(heightCm * 10)
    expect(figure.y).toBe(ground.y)
    expect(figure.x - figure.scale * FIGURE_REACH).toBeGreaterThan(height.x)
    const [rear] = at.lines.wheels
    expect(at.x + rear!.centre[0] - rear!.radius).toBeGreaterThan(figure.x + figure.scale * FIGURE_REACH)
    expect(Math.abs(at.y + rear!.centre[1] + rear!.radius - ground.y)).toBeLessThan(2)
  }
})
