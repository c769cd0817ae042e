import { expect, test } from 'vitest'

import { isFarthest, isNearest, viewOf, zoom } from './map-view.ts'
import { MAP_HEIGHT, MAP_WIDTH, project } from './projection.ts'

const points = [project({ latitude: 52.52, longitude: 13.41 }), project({ latitude: 48.86, longitude: 2.35 })]
const shows = (view: ReturnType<typeof viewOf>, { x, y }: { x: number; y: number }) =>
  x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height

test.each([0.8, 1, 1.9])('a view of the shape %d shows every point, with air around', (ratio) => {
  const view = viewOf(points, ratio)
  expect(points.every((point) => shows(view, point))).toBe(true)
  expect(view.width / view.height).toBeCloseTo(ratio)
})

test('without points it is the world, from side to side', () => {
  expect(viewOf([], 1)).toMatchObject({ x: 0, width: MAP_WIDTH })
  expect(isFarthest(viewOf([], 2))).toBe(true)
})

test('one point is shown with its surroundings', () => {
  const view = viewOf(points.slice(0, 1), 1)
  expect(isNearest(view)).toBe(true)
  expect(shows(view, points[0]!)).toBe(true)
})

test('going nearer and back keeps the middle, and ends at the nearest and at the world', () => {
  const view = viewOf(points, 1.5)
  const back = zoom(zoom(view, 2), 0.5)
  expect([back.x, back.width]).toEqual([view.x, view.width].map((value) => expect.closeTo(value, 5)))
  expect(isNearest(zoom(view, 1e6))).toBe(true)
  expect(zoom(view, 1e-6)).toMatchObject({ x: 0, width: MAP_WIDTH })
})

test('a view at the edge of the world stays on the map', () => {
  const corner = viewOf([{ x: MAP_WIDTH - 1, y: MAP_HEIGHT - 1 }], 1)
  expect(corner.x + corner.width).toBeLessThanOrEqual(MAP_WIDTH)
  expect(corner.y + corner.height).toBeLessThanOrEqual(MAP_HEIGHT)
})
