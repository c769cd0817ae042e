import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { type LabPixel, labOf, labPixels } from '../testing/lab-pixels.ts'
import { ACCESSORY_COLOURS } from './colours.ts'

const ROOT = join(import.meta.dirname, '../../../..')

interface Product {
  title: string
  image: string | null
  more_images: string[]
  colour_images?: Record<string, string[]>
  colours: string[]
  variants: { name: string; options: string[] }[]
}

const catalogue = JSON.parse(
  readFileSync(join(ROOT, 'api/seed/accessories.json'), 'utf8'),
) as readonly Product[]

const NAMED: Record<string, string> = { ...ACCESSORY_COLOURS, Brass: '#b8923f' }
/** What has less chroma is grey. */
const GREY = 7
/** What has more chroma on a grey product is a lens or glows, and doesn't count. */
const GLOWING = 35

const file = (image: string) => join(ROOT, 'shared/bike3d', drawn(image))
const drawn = (image: string) => image.replace('/pictures/', 'pictures/drawn/').replace('.webp', '-640.webp')

/** Each colour of a product with the pictures that must show it. What has one colour shows it in its main picture. */
function picturesOf({ image, more_images, colours, variants, colour_images = {} }: Product) {
  const chosen = variants.find(({ name }) => name === 'Colour')?.options ?? []
  const own = image === null ? [] : [image, ...more_images]
  if (chosen.length === 0) return colours.map((colour) => ({ colour, images: own.slice(0, 1) }))
  return chosen.map((colour) => ({ colour, images: colour_images[colour] ?? own }))
}

const PICTURES = catalogue.flatMap((product) =>
  picturesOf(product).flatMap(({ colour, images }) =>
    images.map((image) => ({ title: product.title, colour, image })),
  ),
)

const share = (pixels: LabPixel[], is: (pixel: LabPixel) => boolean) =>
  pixels.filter(is).length / pixels.length

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const isTinted = ({ chroma }: LabPixel) => chroma > GREY && chroma < GLOWING
const isDarkGrey = ({ lightness, chroma }: LabPixel) => lightness < 45 && chroma < 5
/** Chalk is lighter and more yellow than the background. */
const isChalk = ({ lightness, hue, chroma }: LabPixel) =>
  lightness > 60 && chroma > 4.5 && chroma < 9.5 && hue > 75 && hue < 120

/** Returns the names that fit what a picture shows. How dark a grey is depends on the light, so those aren't told apart. */
function shownIn(pixels: LabPixel[]): (string | undefined)[] {
  if (share(pixels, isChalk) > 0.1) return ['Chalk']
  if (share(pixels, isTinted) > 0.0125) return [nearest(pixels.filter(({ chroma }) => chroma > GREY))]
  return share(pixels, isDarkGrey) > 0.095 ? ['Graphite', 'Black'] : ['Silver', 'Black']
}

/** Returns the name of the colour that is nearest in hue and chroma to the medians of some pixels. */
function nearest(pixels: LabPixel[]): string | undefined {
  const [hue, chroma] = [median(pixels.map((it) => it.hue)), median(pixels.map((it) => it.chroma))]
  const away = (it: LabPixel) => Math.abs(it.hue - hue) / 20 + Math.abs(Math.log2(it.chroma / chroma))
  return Object.entries(NAMED)
    .map(([name, hex]) => ({ name, ...labOf(channelsOf(hex)) }))
    .filter((it) => it.chroma > GREY)
    .toSorted((one, other) => away(one) - away(other))[0]?.name
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

describe.each(PICTURES)('$image', ({ title, colour, image }) => {
  test(`shows the ${title} in ${colour}`, async () => {
    expect(shownIn(await labPixels(file(image)))).toContain(colour)
  })
})

test('each colour that can be chosen has pictures of its own', () => {
  for (const product of catalogue.filter(({ variants }) => variants.some(({ name }) => name === 'Colour'))) {
    const mains = picturesOf(product).map(({ images }) => images[0])
    expect(new Set(mains).size).toBe(mains.length)
    expect(picturesOf(product).map(({ images }) => images.length)).toEqual(mains.map(() => 3))
  }
})
