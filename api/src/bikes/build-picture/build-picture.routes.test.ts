import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PICTURES } from '../../testing/picture-file.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ picturesDir: PICTURES })
})
afterAll(() => app.close())

const get = (name: string) => app.app.inject({ url: `/api/build-pictures/${name}` })

/** Returns the picture's pixels in RGB. */
const pixelsOf = (picture: Buffer | string) => sharp(picture).removeAlpha().raw().toBuffer()

/** Where a layer is opaque, the share of pixels that are closer to it than to the bike below. */
async function shareShown(picture: Buffer, { still, layer }: { still: string; layer: string }) {
  const [shown, below] = await Promise.all([pixelsOf(picture), pixelsOf(join(PICTURES, still))])
  const over = await sharp(join(PICTURES, layer)).ensureAlpha().raw().toBuffer()
  let opaque = 0
  let closer = 0
  for (let at = 0; at < over.length / 4; at++) {
    if (over[at * 4 + 3]! < 250) continue
    const far = (pixels: Buffer, step: number) =>
      [0, 1, 2].reduce((sum, i) => sum + Math.abs(shown[at * 3 + i]! - pixels[at * step + i]!), 0)
    // A layer may have the colour of what it hides.
    if (Math.abs(far(over, 4) - far(below, 3)) < 12) continue
    opaque++
    if (far(over, 4) < far(below, 3)) closer++
  }
  expect(opaque).toBeGreaterThan(200)
  return closer / opaque
}

test('a build is one JPEG of the bike with its extras', async () => {
  const answer = await get('nireeka-homie-midnight-pearl-2004-2001.jpg')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1280, 800])
  const still = 'bikes/nireeka-homie-midnight-pearl-front34.webp'
  for (const layer of [
    'bikes/layers/nireeka-homie-kickstand.webp',
    'bikes/layers/nireeka-homie-midnight-pearl-fenders.webp',
  ])
    expect(await shareShown(answer.rawPayload, { still, layer })).toBeGreaterThan(0.9)
})

test('it is drawn once', async () => {
  const [first, second] = [await get('nyx-pine-2004.jpg'), await get('nyx-pine-2004.jpg')]
  expect(first.statusCode).toBe(200)
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
})

test.each([
  ['nyx-pine-2101-2004.jpg', 404],
  ['nyx-mauve-2004.jpg', 404],
  ['nyx-pine-301.jpg', 404],
  ['nyx-pine.jpg', 422],
  ['..%2F..%2Fnyx-pine-2004.jpg', 422],
])('%s is refused with %i', async (name, status) => {
  expect((await get(name)).statusCode).toBe(status)
})

test('without a folder of pictures there are none', async () => {
  const plain = await openTestApp()
  const { statusCode } = await plain.call('/api/build-pictures/nyx-pine-2004.jpg')
  await plain.close()
  expect(statusCode).toBe(404)
})
