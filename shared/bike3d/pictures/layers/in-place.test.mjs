import sharp from 'sharp'
import { expect, test } from 'vitest'

import { inPlace } from './in-place.mjs'

const SIZE = { width: 40, height: 20 }

/**
 * Returns a PNG of one colour, as opaque as `at` says for each column.
 * @param {[number, number, number]} colour
 * @param {(x: number) => number} at
 */
function picture(colour, at) {
  const pixels = Array.from({ length: SIZE.width * SIZE.height }, (_, i) => [...colour, at(i % SIZE.width)])
  return sharp(Uint8Array.from(pixels.flat()), { raw: { ...SIZE, channels: 4 } })
    .png()
    .toBuffer()
}

/** @param {Buffer} png */
async function row(png) {
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: SIZE.width }, (_, x) => [
    ...data.subarray((10 * SIZE.width + x) * 4).subarray(0, 4),
  ])
}

test('a layer shows the upgrade, and what is behind where the standard part was, and nothing elsewhere', async () => {
  const pixels = await row(
    await inPlace({
      added: await picture([200, 0, 0], (x) => (x < 15 ? 255 : 0)),
      hidden: await picture([0, 0, 0], (x) => (x >= 10 && x < 20 ? 255 : 0)),
      behind: await picture([0, 0, 200], () => 255),
    }),
  )
  expect(pixels[5]).toEqual([200, 0, 0, 255])
  expect(pixels[12]).toEqual([200, 0, 0, 255])
  expect(pixels[17]).toEqual([0, 0, 200, 255])
  expect(pixels[35]?.[3]).toBe(0)
})

test('the soft edge of the standard part is covered, too', async () => {
  const pixels = await row(
    await inPlace({
      added: await picture([200, 0, 0], () => 0),
      hidden: await picture([0, 0, 0], (x) => (x < 10 ? 255 : x === 10 ? 60 : 0)),
      behind: await picture([0, 0, 200], () => 255),
    }),
  )
  expect(pixels[10]).toEqual([0, 0, 200, 255])
  expect(pixels[11]?.[3]).toBe(255)
  expect(pixels[20]?.[3]).toBe(0)
})
