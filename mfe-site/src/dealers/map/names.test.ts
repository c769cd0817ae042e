import { expect, test } from 'vitest'

import { viewOf } from './map-view.ts'
import { placeNames } from './names.ts'
import { project } from './projection.ts'

const SIZE = { width: 750, height: 600 }
const namesIn = (
  corners: Array<[latitude: number, longitude: number]>,
  taken: Parameters<typeof placeNames>[2] = [],
) => {
  const points = corners.map(([latitude, longitude]) => project({ latitude, longitude }))
  return placeNames(viewOf(points, SIZE.width / SIZE.height), SIZE, taken)
}
const WORLD: Array<[number, number]> = [
  [47.6, -122.3],
  [-33.9, 151.2],
]
const NORTH_AMERICA: Array<[number, number]> = [
  [60, -125],
  [10, -75],
]
const GERMANY: Array<[number, number]> = [
  [54, 7],
  [48, 14],
]
const textsOf = (names: ReturnType<typeof namesIn>, kind: string) =>
  names.filter((one) => one.kind === kind).map(({ name }) => name)

test('a view of the world names seas, and neither countries nor towns', () => {
  const names = namesIn(WORLD)
  expect(textsOf(names, 'country')).toEqual([])
  expect(textsOf(names, 'sea')).toContain('Atlantic Ocean')
  expect(textsOf(names, 'town')).toEqual([])
})

test('a view of a continent names the countries that are as wide as their names', () => {
  const names = namesIn(NORTH_AMERICA)
  expect(textsOf(names, 'country')).toEqual(expect.arrayContaining(['Canada', 'United States', 'Mexico']))
  expect(textsOf(names, 'country')).not.toContain('Guatemala')
})

test('a view of a country names its neighbours and its towns', () => {
  const names = namesIn(GERMANY)
  expect(textsOf(names, 'country')).toEqual(expect.arrayContaining(['Germany', 'Czechia']))
  expect(textsOf(names, 'town')).toEqual(expect.arrayContaining(['Hamburg', 'Frankfurt']))
})

test('no name stands where something else is', () => {
  expect(namesIn(GERMANY, [{ left: 0, right: SIZE.width, top: 0, bottom: SIZE.height }])).toEqual([])
  const heights = namesIn(GERMANY).map(({ at }) => at.y * SIZE.height)
  expect(heights.every((y) => y > 8 && y < SIZE.height - 8)).toBe(true)
})
