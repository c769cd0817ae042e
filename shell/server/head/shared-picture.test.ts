import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { sharedPicture } from './shared-picture.ts'

const PICTURES = join(import.meta.dirname, '../../../shared/bike3d/pictures/drawn')
/** The picture type that is shared, by folder. The JPEG beside a bike's picture is for PDFs and isn't shared. */
const SHARED = { accessories: 'webp', bikes: 'webp', spares: 'webp', social: 'jpg' }
const drawn = Object.entries(SHARED).flatMap(([folder, format]) =>
  readdirSync(join(PICTURES, folder))
    .filter((file) => new RegExp(`(?<!-(?:\\d+|preview))\\.${format}$`).test(file))
    .map((file) => `/pictures/${folder}/${file}`),
)

test('the size that is told of a picture is the size of its file', async () => {
  expect(drawn.length).toBeGreaterThan(100)
  for (const path of drawn) {
    const { width, height } = await sharp(join(PICTURES, path.slice('/pictures'.length))).metadata()
    const told = sharedPicture(path)
    expect([path, told.width, told.height]).toEqual([path, width, height])
  }
})
