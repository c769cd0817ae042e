import { type Build, EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { toBuildableBike } from '../bike/bike.api.ts'
import { sampleBike } from '../sample-bike.ts'
import { namesBuild, readBuild, withBuild } from './address.ts'
import { buildOf } from './sample-builder.ts'

const bike = toBuildableBike(sampleBike)
const read = (search: string) => readBuild(new URLSearchParams(search), bike)

const builds: fc.Arbitrary<Build> = fc
  .record({
    sizeId: fc.constantFrom(null, 11, 12, 13),
    colourId: fc.constantFrom(null, 1, 5, 9),
    ral: fc.constantFrom([], ['5024'], ['5024', '9005']),
    parts: fc.record({
      motor: fc.constantFrom([], [105]),
      charger: fc.constantFrom([], [302], [303]),
      extras: fc.subarray([2001, 2003, 2101]),
    }),
  })
  .map(({ parts, ...named }) => buildOf(Object.values(parts).flat(), named))

test('every build comes back out of its address as it went in', () => {
  fc.assert(
    fc.property(builds, (build) => {
      const query = withBuild(new URLSearchParams('step=upgrades'), build)
      expect(readBuild(query, bike)).toEqual({ build, told: null })
    }),
  )
})

test('the code takes the place of the entry links, and the rest of the address stays', () => {
  const query = new URLSearchParams('mode=CECM&cartID=4&size=11&color=5&step=colour')
  expect(withBuild(query, { ...EMPTY_BUILD, sizeId: 12 }).toString()).toBe(
    'mode=CECM&cartID=4&step=colour&build=1-c',
  )
})

test('the bike as it comes needs no code', () => {
  expect(withBuild(new URLSearchParams('build=1-c&step=size'), EMPTY_BUILD).toString()).toBe('step=size')
})

test.each([
  ['size=12&color=5', { sizeId: 12, colourId: 5 }],
  ['size=99&color=5', { sizeId: null, colourId: 5 }],
  ['size=12abc&color=red', { sizeId: null, colourId: null }],
  ['build=1-2r', { sizeId: null }],
])('the address ?%s names %o', (search, named) => {
  expect(read(search)).toEqual({ build: { ...EMPTY_BUILD, ...named }, told: null })
})

test('what isn’t a code is told, and the bike begins as it comes', () => {
  expect(read('build=9-zz-')).toEqual({ build: EMPTY_BUILD, told: 'unreadable' })
})

test('parts that are gone are told, and the default is there instead', () => {
  expect(read('build=1-c-1--zzy.zzz')).toEqual({
    build: { ...EMPTY_BUILD, sizeId: 12, colourId: 1 },
    told: { gone: 2 },
  })
})

test('an address without a build, a size or a colour names none', () => {
  expect(namesBuild(new URLSearchParams('step=size&mode=CNM'))).toBe(false)
  expect(namesBuild(new URLSearchParams('color=5'))).toBe(true)
})
