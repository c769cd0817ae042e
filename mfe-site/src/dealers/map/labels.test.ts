import { expect, test } from 'vitest'

import { SAMPLE_DEALERS, sampleDealer } from '../dealer-samples.ts'
import { labelOf, labelSides } from './labels.ts'
import { viewOf } from './map-view.ts'
import { placeMarkers, pointsOf } from './markers.ts'

const SIZE = { width: 350, height: 350 }

/** Returns the side of each town's name on a map that shows these dealers. */
function sidesOf(dealers: typeof SAMPLE_DEALERS, size = SIZE) {
  const markers = placeMarkers(dealers, viewOf(pointsOf(dealers), size.width / size.height), size.width)
  const { sides } = labelSides(markers, size)
  return markers.map(({ key, dealers: [dealer] }) => [dealer?.city, sides.get(key)])
}

test('a town’s name is to the right of its dot, where there is room', () => {
  expect(sidesOf([sampleDealer()])).toEqual([['Berlin', 'right']])
  expect(sidesOf(SAMPLE_DEALERS.slice(0, 2))).toEqual([
    ['Berlin', 'right'],
    ['Munich', 'right'],
  ])
})

test('at the map’s edge the name is to the left, or below, and a name that fits nowhere is left out', () => {
  const east = sampleDealer({ id: 8, city: 'Poznań', longitude: 17 })
  expect(sidesOf([sampleDealer(), east], { width: 200, height: 350 })).toEqual([
    ['Berlin', 'right'],
    ['Poznań', 'left'],
  ])
  expect(sidesOf([sampleDealer({ city: 'Llanfairpwllgwyngyll' })], { width: 160, height: 350 })).toEqual([
    ['Llanfairpwllgwyngyll', 'below'],
  ])
  expect(sidesOf([sampleDealer({ city: 'Llanfairpwllgwyngyll' })], { width: 120, height: 350 })).toEqual([
    ['Llanfairpwllgwyngyll', undefined],
  ])
})

test('no name covers another dealer or another name', () => {
  const near = sampleDealer({ id: 8, city: 'Potsdam', latitude: 52.5, longitude: 14.15 })
  const [berlin, potsdam] = sidesOf([sampleDealer(), near])
  expect(berlin).toEqual(['Berlin', 'left'])
  expect(potsdam).toEqual(['Potsdam', 'right'])
})

test('a long name at the map’s edge begins below its dot', () => {
  const dealers = [sampleDealer({ city: 'San Francisco' }), sampleDealer({ id: 8 }), sampleDealer({ id: 9 })]
  /** Returns the name's side with another marker between this one and the free part of the map. */
  const sideAt = (x: number, otherX: number) => {
    const other = { key: '2', at: { x: otherX, y: 0.4 }, dealers: [sampleDealer({ city: 'Rome' })] }
    const markers = [{ key: '1', at: { x, y: 0.4 }, dealers }, other]
    return labelSides(markers, { width: 800, height: 640 }).sides.get('1')
  }
  expect(sideAt(0.05, 0.13)).toBe('below-right')
  expect(sideAt(0.95, 0.87)).toBe('below-left')
})

test('a marker of several dealers is named after the town of its first', () => {
  const [first = sampleDealer()] = SAMPLE_DEALERS
  const group = { key: '1', at: { x: 0.5, y: 0.5 }, dealers: [first, sampleDealer({ id: 8 })] }
  expect(labelOf(group)).toBe(`${first.city} +1`)
  expect(labelSides([group], SIZE).sides.get('1')).toBe('right')
})

test('a name doesn’t cover the map’s buttons, in the corner below on the left', () => {
  const dealer = sampleDealer({ city: 'San Francisco' })
  const sideAt = (x: number, y: number) =>
    labelSides([{ key: '1', at: { x, y }, dealers: [dealer] }], { width: 335, height: 223 }).sides.get('1')
  expect(sideAt(0.2, 0.72)).toBe('above')
  expect(sideAt(0.2, 0.5)).toBe('right')
})

const markerAt = (key: string, city: string, x: number) => ({
  key,
  at: { x: x / SIZE.width, y: 0.4 },
  dealers: [sampleDealer({ city })],
})

test('a name that has room beside its dot only if it chooses first does so', () => {
  const { sides } = labelSides([markerAt('1', 'San Francisco', 195), markerAt('2', 'Nice', 335)], SIZE)
  expect([sides.get('1'), sides.get('2')]).toEqual(['left', 'left'])
})
