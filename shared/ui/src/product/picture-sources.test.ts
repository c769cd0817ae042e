import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { DEVICE_WIDTHS } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { pictureSources } from './picture-sources.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const PICTURES = join(ROOT, 'shared/bike3d/pictures')
const locked = (name: string): Record<string, { format: string }> =>
  JSON.parse(readFileSync(join(PICTURES, name), 'utf8'))
const DRAWN = {
  ...locked('stills.lock.json'),
  ...locked('sets.lock.json'),
  ...locked('outdoors.lock.json'),
}
/** Those of the dark theme, whose files are named after the light ones, are in themed-picture.test.tsx. */
for (const name of Object.keys(DRAWN)) if (name.endsWith('-dark')) delete DRAWN[name]

const widthsOf = (src: string) =>
  (pictureSources(src)?.webp ?? '')
    .split(', ')
    .map((choice) => Number.parseInt(choice.split(' ')[1] ?? '', 10))

test('a picture is asked for only in widths that were drawn, and has a preview', () => {
  const names = Object.keys(DRAWN).filter((name) => DRAWN[name]?.format !== 'social')
  expect(names.length).toBeGreaterThan(100)
  const missing = names.flatMap((name) => {
    const { avif, webp, preview } = pictureSources(`/pictures/${name}.webp`)!
    const files = [...(avif ?? '').split(', '), ...webp.split(', '), preview].map(
      (choice) => choice.split(' ')[0]!,
    )
    return files.filter((file) => !existsSync(join(PICTURES, file.replace('/pictures/', 'drawn/'))))
  })
  expect(missing).toEqual([])
})

test('a picture that was sent has the widths of a card, as WebP alone', () => {
  const name = '/api/product-pictures/0123456789abcdef0123456789abcdef'
  expect(pictureSources(`${name}.webp`)).toEqual({
    avif: undefined,
    webp: `${name}-640.webp 640w, ${name}-960.webp 960w, ${name}.webp 1280w`,
    preview: `${name}-preview.webp`,
  })
})

test('every width that was drawn is asked for', () => {
  const widest: Record<string, number> = { card: 1280, stage: 1920, hero: 3840, contact: 1125 }
  const wrong = Object.entries(DRAWN).filter(
    ([name, { format }]) => format in widest && widthsOf(`/pictures/${name}.webp`).at(-1) !== widest[format],
  )
  expect(wrong).toEqual([])
})

test('the hero has a file for each of the spec’s device widths, at most half as wide again', () => {
  const widths = widthsOf('/pictures/hero.webp')
  for (const device of DEVICE_WIDTHS) {
    const chosen = widths.find((width) => width >= device) ?? Infinity
    expect(chosen / device, `${device}`).toBeLessThan(1.5)
  }
  expect([widths[0], widths.at(-1)]).toEqual([DEVICE_WIDTHS[0], DEVICE_WIDTHS.at(-1)])
})

test('a drawing scales by itself', () => {
  expect(pictureSources('/pictures/bag.svg')).toBeUndefined()
})
