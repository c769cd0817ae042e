import { expect, test } from 'vitest'

import { SAMPLE_DEALERS, sampleDealer } from '../dealer-samples.ts'
import { viewOf } from './map-view.ts'
import { placeMarkers, pointsOf } from './markers.ts'

const names = (markers: ReturnType<typeof placeMarkers>) =>
  markers.map(({ dealers }) => dealers.map(({ city }) => city))

const distanceOf = (dealers: typeof SAMPLE_DEALERS) => {
  const [one, other] = pointsOf(dealers)
  return Math.hypot(one!.x - other!.x, one!.y - other!.y)
}

test('on a small world neighbours become one marker, and those far off stay by themselves', () => {
  expect(names(placeMarkers(SAMPLE_DEALERS, viewOf([], 1), 350))).toEqual([['Berlin', 'Munich'], ['Sydney']])
})

test('nearer they part, and whoever is out of sight has no marker', () => {
  const view = viewOf(pointsOf(SAMPLE_DEALERS.slice(0, 2)), 1)
  expect(names(placeMarkers(SAMPLE_DEALERS, view, 350))).toEqual([['Berlin'], ['Munich']])
})

test('no two markers lie closer than a finger is wide', () => {
  for (const width of [280, 350, 700, 1200]) {
    const view = viewOf([], 1.2)
    const markers = placeMarkers(SAMPLE_DEALERS, view, width)
    for (const [place, { at }] of markers.entries()) {
      for (const other of markers.slice(place + 1)) {
        const apart = Math.hypot((at.x - other.at.x) * width, ((at.y - other.at.y) * width) / 1.2)
        expect(apart).toBeGreaterThanOrEqual(44)
      }
    }
  }
})

test('two that are somewhat too near are moved apart instead of becoming one', () => {
  const near = SAMPLE_DEALERS.slice(0, 2)
  const view = viewOf(pointsOf(near), 1)
  const width = (30 / distanceOf(near)) * view.width
  const markers = placeMarkers(near, view, width)
  expect(names(markers)).toEqual([['Berlin'], ['Munich']])
  const [one, other] = markers.map(({ at }) => at)
  expect(Math.hypot(one!.x - other!.x, one!.y - other!.y) * width).toBeGreaterThanOrEqual(44)
})

test('two dealers of one town stand side by side', () => {
  const town = [sampleDealer(), sampleDealer({ id: 9, name: 'Havel Rad' })]
  const markers = placeMarkers(town, viewOf(pointsOf(town), 1), 440)
  expect(names(markers)).toEqual([['Berlin'], ['Berlin']])
  expect((markers[1]!.at.x - markers[0]!.at.x) * 440).toBeCloseTo(44)
})

test('a place at the screen’s middle is at half of its width', () => {
  const [marker] = placeMarkers([sampleDealer()], viewOf(pointsOf([sampleDealer()]), 1), 400)
  expect(marker?.at).toEqual({ x: expect.closeTo(0.5), y: expect.closeTo(0.5) })
})
