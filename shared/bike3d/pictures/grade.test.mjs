import sharp from 'sharp'
import { expect, test } from 'vitest'

import { gradeDark } from './grade.mjs'

/**
 * Returns what becomes of a colour, with its transparency.
 * @param {[number, number, number, number]} colour
 * @param {Parameters<typeof gradeDark>[1]} [shown]
 */
async function graded([r, g, b, alpha], shown) {
  const background = { r, g, b, alpha: alpha / 255 }
  const picture = await sharp({ create: { width: 1, height: 1, channels: 4, background } })
    .png()
    .toBuffer()
  return [...(await (await gradeDark(picture, shown)).raw().toBuffer())]
}

test('the lit floor is about half as bright again, and the black of a tyre hardly brighter', async () => {
  expect(await graded([86, 83, 80, 255])).toEqual([127, 123, 118, 255])
  expect(await graded([25, 25, 25, 255])).toEqual([29, 29, 29, 255])
})

test('black and white stay what they are', async () => {
  expect(await graded([0, 0, 0, 255])).toEqual([0, 0, 0, 255])
  expect(await graded([255, 255, 255, 255])).toEqual([255, 255, 255, 255])
})

test('bare metal and light plastic of an item keep their material, on nearly the same floor', async () => {
  expect(await graded([178, 178, 178, 255], 'item')).toEqual([165, 165, 165, 255])
  expect(await graded([178, 178, 178, 255], 'bike')).toEqual([225, 225, 225, 255])
  expect(await graded([86, 83, 80, 255], 'item')).toEqual([120, 115, 111, 255])
  expect(await graded([25, 25, 25, 255], 'item')).toEqual([29, 29, 29, 255])
})

test.each(/** @type {const} */ (['bike', 'item']))('a lighter grey of a %s stays lighter', async (shown) => {
  const greys = await Promise.all(
    Array.from({ length: 256 }, async (_, grey) => (await graded([grey, grey, grey, 255], shown))[0]),
  )
  expect(greys).toEqual(greys.toSorted((a, b) => Number(a) - Number(b)))
})

test('a colour keeps its hue, and its transparency', async () => {
  const [red = 0, green = 0, blue = 0, alpha] = await graded([45, 70, 55, 128])
  expect(red / green).toBeCloseTo(45 / 70, 1)
  expect(blue / green).toBeCloseTo(55 / 70, 1)
  expect(alpha).toBe(128)
})
