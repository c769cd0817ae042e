import { expect, test } from 'vitest'

import { buildPictureAddress, readBuildPicture } from './build-picture.ts'

const NYX = '/pictures/bikes/nyx-midnight-pearl-front34.webp'
const DRAWN = { nyx: ['kickstand', 'fenders', 'lights'] as const }

test('a build has one address, whatever the order of its parts', () => {
  const address = '/api/build-pictures/nyx-midnight-pearl-2004-2001-2101.jpg'
  expect(buildPictureAddress(NYX, [2101, 2004, 301, 2001], DRAWN)).toBe(address)
  expect(buildPictureAddress(NYX, [2001, 2004, 2101], DRAWN)).toBe(address)
})

test.each([
  ['a bike as it comes', NYX, []],
  ['an extra that wasn’t drawn', NYX, [2002]],
  ['another picture', '/pictures/accessories/bell-main.webp', [2004]],
  ['no picture', null, [2004]],
])('%s has none', (_, still, parts) => {
  expect(buildPictureAddress(still, parts, DRAWN)).toBeNull()
})

test('its name says what it is composed of', () => {
  const picture = readBuildPicture('nyx-midnight-pearl-2004-2101.jpg', DRAWN)
  expect(picture?.still).toBe(NYX)
  expect(picture?.layers.map(({ src }) => src)).toEqual([
    '/pictures/bikes/layers/nyx-kickstand.webp',
    '/pictures/bikes/layers/nyx-lights.webp',
  ])
})

test.each([
  'nyx-pine.jpg',
  'nyx-pine-2101-2004.jpg',
  'nyx-pine-2004-2004.jpg',
  'nyx-pine-2004-301.jpg',
  'nyx-pine-02004.jpg',
  'unknown-pine-2004.jpg',
  'nyx-pine-2004.webp',
  '../nyx-pine-2004.jpg',
])('%s names no picture', (name) => {
  expect(readBuildPicture(name, DRAWN)).toBeNull()
})
