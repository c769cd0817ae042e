import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

const ICONS = path.join(import.meta.dirname, 'drawn/icons')

test('the white icon is 633x640, and white where it isn’t transparent', async () => {
  const icon = sharp(path.join(ICONS, 'white-icon.png'))
  expect(await icon.metadata()).toMatchObject({ width: 633, height: 640, hasAlpha: true })
  const [red, green, blue, alpha] = (await icon.stats()).channels
  expect([alpha?.min, alpha?.max]).toEqual([0, 255])
  const data = await icon.raw().toBuffer()
  const tinted = data.filter((_value, at) => at % 4 === 3 && data[at] === 255 && data[at - 1] !== 255)
  expect([red?.max, green?.max, blue?.max, tinted.length]).toEqual([255, 255, 255, 0])
})
