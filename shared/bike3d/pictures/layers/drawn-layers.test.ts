import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { DRAWN_LAYERS } from '@nireeka/contracts/bike-layers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { BIKES } from '../../src/configuration/catalogue.ts'
import { paintOf } from '../../src/configuration/paint-of.ts'
import { labOf } from '../../src/testing/lab-pixels.ts'
import { type LayerStill, LAYER_STILLS, rulesOf } from './layer-stills.ts'

const PICTURES = path.join(import.meta.dirname, '..')
const LOCK = path.join(PICTURES, 'layers.lock.json')
const IN_LOCK: Record<string, unknown> = existsSync(LOCK) ? JSON.parse(readFileSync(LOCK, 'utf8')) : {}
const drawn = LAYER_STILLS.filter(({ name }) => name in IN_LOCK)

/** What is as opaque as this is the extra itself, not its edge. */
const OPAQUE = 250
/** What the extra covers at least half of. */
const HALF = 127

const fileOf = (name: string, ending: string) => path.join(PICTURES, 'drawn', `${name}${ending}`)
const ENDINGS = ['-640', '-960', ''].flatMap((width) => [`${width}.avif`, `${width}.webp`])

/** Returns the pixels of a layer as [red, green, blue, alpha], and its size. */
async function pixelsOf(name: string) {
  const { data, info } = await sharp(fileOf(name, '-640.webp'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: data.length / 4 }, (_, i) => [...data.subarray(i * 4, i * 4 + 4)])
  return { pixels, ...info }
}

const alphaOf = (pixel: number[] | undefined) => pixel?.[3] ?? Number.NaN

/** Returns hue and chroma of a layer's paint: the medians of what has a colour. */
async function colourOf({ name }: LayerStill) {
  const { pixels } = await pixelsOf(name)
  const tinted = pixels
    .filter((pixel) => alphaOf(pixel) > OPAQUE)
    .map((pixel) => labOf(pixel.slice(0, 3)))
    .filter(({ chroma, lightness }) => chroma > 8 && lightness > 5)
  return {
    hue: medianOf(tinted.map(({ hue }) => hue)),
    chroma: medianOf(tinted.map(({ chroma }) => chroma)),
  }
}

const medianOf = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const state =
  drawn.length > 0
    ? `${drawn.length} of ${LAYER_STILLS.length} are drawn`
    : 'none is drawn yet: npm run pictures:layers draws them'

test(`pages ask for the layers that were drawn in all their variants, and for no others; ${state}`, () => {
  const whole = BIKES.map((bike) => {
    const names = rulesOf(bike)
      .map(({ name }) => name)
      .filter((layer) =>
        LAYER_STILLS.filter((one) => one.layer === layer && one.subject.bikes[0].bike === bike).every(
          ({ name }) => name in IN_LOCK,
        ),
      )
    return [bike, names] as const
  })
  const listed = BIKES.map((bike) => [bike, DRAWN_LAYERS[bike] ?? []])
  expect(listed).toEqual(whole)
})

test('a drawn layer has all its files', () => {
  const files = drawn.flatMap(({ name }) => ENDINGS.map((ending) => fileOf(name, ending)))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

describe.each(drawn)('$name', ({ name }) => {
  test('is an extra or an upgrade with nothing around it', async () => {
    const { pixels, width, height } = await pixelsOf(name)
    const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((at) => pixels[at])
    expect(corners.map(alphaOf)).toEqual([0, 0, 0, 0])
    const share = pixels.filter((pixel) => alphaOf(pixel) > HALF).length / pixels.length
    expect(share).toBeGreaterThan(0.0001)
    expect(share).toBeLessThan(0.2)
  })
})

/** Ids of the colours whose hue tells them apart; the others are grey, or a sample of the rider's own. */
const COLOURFUL = [3, 4, 5, 6]
const painted = drawn.filter(
  ({ layer, colours }) => layer === 'fenders' && COLOURFUL.includes(colours[0]?.id ?? 0),
)

describe.each(painted)('$name', (layer) => {
  test('has the colour that it is called by', async () => {
    const paint = labOf(channelsOf(paintOf(layer.colours[0] ?? { id: 1 }).colour))
    const { hue, chroma } = await colourOf(layer)
    expect(Math.abs(((hue - paint.hue + 540) % 360) - 180)).toBeLessThan(40)
    // A colour that white was mixed into is paler than the pearls with their reflections, which have the least: 0.43.
    expect(chroma / paint.chroma).toBeGreaterThan(0.4)
  })
})
