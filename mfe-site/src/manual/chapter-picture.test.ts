import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { MANUAL_BIKES } from './bikes.ts'
import { chapterPicture } from './chapter-picture.ts'
import { manualOf } from './manual.ts'

test.each(MANUAL_BIKES.map(({ slug }) => slug))(
  'the chapters of %s have pictures that exist, none twice',
  (bike) => {
    const pictures = manualOf(bike).flatMap(({ id }) => chapterPicture(bike, id)?.src ?? [])
    expect(pictures.length).toBeGreaterThanOrEqual(10)
    expect(new Set(pictures).size).toBe(pictures.length)
    for (const src of pictures) {
      expect(existsSync(src.replace('/pictures/', 'shared/bike3d/pictures/drawn/'))).toBe(true)
    }
  },
)

test('a bike’s own picture comes before the one of all bikes, and a chapter about no place has none', () => {
  expect(chapterPicture('nyx', 'brakes')?.alt).toContain('Nyx')
  expect(chapterPicture('nireeka-homie', 'brakes')?.src).toBe('/pictures/spots/front-brake.webp')
  expect(chapterPicture('nireeka-homie', 'disposal')).toBeNull()
})
