import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { MANUAL_BIKES } from './bikes.ts'
import { chapterPicture } from './chapter-picture.ts'
import { MANUAL, manualOf } from './manual.ts'
import { stepPictures } from './step-pictures.ts'

const isDrawn = (src: string) => existsSync(src.replace('/pictures/', 'shared/bike3d/pictures/drawn/'))

test.each(MANUAL_BIKES.map(({ slug }) => slug))(
  'the chapters of %s have pictures that exist, none twice and none of another bike',
  (bike) => {
    const pictures = manualOf(bike).map(({ id }) => chapterPicture(bike, id).src)
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(pictures.filter((src) => !isDrawn(src))).toEqual([])
    const others = MANUAL_BIKES.flatMap(({ slug }) => (slug === bike ? [] : slug.replace('nireeka-', '')))
    expect(pictures.filter((src) => others.some((other) => src.includes(other)))).toEqual([])
  },
)

test('close-ups that were taken of a Homie are in no other manual', () => {
  const ofHomie = [
    'stem',
    'seat-clamp',
    'battery',
    'buttons',
    'front-brake',
    'derailleur',
    'valve',
    'kickstand',
  ]
  const pictures = (['nireeka-prime', 'nyx'] as const).flatMap((bike) =>
    manualOf(bike).map(({ id }) => chapterPicture(bike, id).src),
  )
  expect(pictures.filter((src) => ofHomie.some((spot) => src === `/pictures/spots/${spot}.webp`))).toEqual([])
})

test('the pictures of steps exist, and each belongs to a step', () => {
  const sections = MANUAL.flatMap((chapter) => chapter.sections)
  const illustrated = sections.filter(({ id }) => stepPictures(id).length > 0)
  expect(illustrated.map(({ id }) => id)).toEqual(['unpacking', 'charging', 'pair-the-app', 'puncture'])
  for (const { id, blocks } of illustrated) {
    const steps = blocks.flatMap((block) =>
      typeof block === 'object' && 'steps' in block ? block.steps : [],
    )
    expect(stepPictures(id).length).toBeLessThanOrEqual(steps.length)
    expect(
      stepPictures(id).flatMap((picture) => (picture && !isDrawn(picture.src) ? picture.src : [])),
    ).toEqual([])
  }
})
