import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { MANUAL_BIKES } from './bikes.ts'
import { chapterPicture } from './chapter-picture.ts'
import { figuresOf, ILLUSTRATED } from './figures/section-figures.ts'
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

const figuresIn = (bike: (typeof MANUAL_BIKES)[number]['slug']) =>
  manualOf(bike).flatMap(({ sections }) => sections.flatMap(({ id }) => figuresOf(bike, id)))

test.each(MANUAL_BIKES.map(({ slug }) => slug))(
  'the pictures beside the sections of %s exist, say what to look at and show no other bike',
  (bike) => {
    const figures = figuresIn(bike)
    expect(figures.filter(({ src }) => !isDrawn(src))).toEqual([])
    expect(figures.filter(({ alt, caption }) => alt === '' || !caption.endsWith('.'))).toEqual([])
    const others = MANUAL_BIKES.flatMap(({ slug, name }) => (slug === bike ? [] : name))
    expect(
      figures.filter(({ src, alt }) =>
        others.some((other) => alt.includes(other) || src.includes(`/${other.toLowerCase()}-`)),
      ),
    ).toEqual([])
  },
)

test('each chapter of each bike has a picture, and each picture belongs to a section', () => {
  for (const { slug } of MANUAL_BIKES) {
    const bare = manualOf(slug).filter(({ sections }) =>
      sections.every(({ id }) => figuresOf(slug, id).length === 0 && stepPictures(id).length === 0),
    )
    expect([slug, bare.map(({ id }) => id)]).toEqual([slug, []])
  }
  const sections = MANUAL.flatMap((chapter) => chapter.sections.map(({ id }) => id))
  expect(ILLUSTRATED.filter((id) => !sections.includes(id))).toEqual([])
})

test('close-ups that were taken of a Homie are in no other manual', () => {
  const ofHomie = [
    'stem',
    'brake-lever',
    'chainring',
    'seat-clamp',
    'homie-belt',
    'battery',
    'buttons',
    'front-brake',
    'derailleur',
    'valve',
    'kickstand',
  ]
  const pictures = (['nireeka-prime', 'nyx'] as const).flatMap((bike) =>
    [...manualOf(bike).map(({ id }) => chapterPicture(bike, id)), ...figuresIn(bike)].map(({ src }) => src),
  )
  expect(pictures.filter((src) => ofHomie.some((spot) => src === `/pictures/spots/${spot}.webp`))).toEqual([])
})

test('the pictures of steps exist, and each step has one where any has', () => {
  const sections = MANUAL.flatMap((chapter) => chapter.sections)
  const illustrated = sections.filter(({ id }) => stepPictures(id).length > 0)
  expect(illustrated.map(({ id }) => id)).toEqual(['puncture'])
  for (const { id, blocks } of illustrated) {
    const steps = blocks.flatMap((block) =>
      typeof block === 'object' && 'steps' in block ? block.steps : [],
    )
    expect(stepPictures(id)).toHaveLength(steps.length)
    expect(stepPictures(id).flatMap((picture) => (isDrawn(picture.src) ? [] : picture.src))).toEqual([])
  }
})
