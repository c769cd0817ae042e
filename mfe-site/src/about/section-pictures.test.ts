import { expect, test } from 'vitest'

import { sectionPicture } from './section-pictures.ts'

test('a section of the story has a picture by its id', () => {
  expect(sectionPicture('builder')?.src).toBe('/pictures/bikes/nireeka-prime-exploded.webp')
})

test.each(['people', 'section-1', 'toString'])('the section “%s” has none', (id) => {
  expect(sectionPicture(id)).toBeNull()
})

const isWide = (id: string) => sectionPicture(id)?.isWide ?? false

test('the pictures of people riding go from edge to edge, those of things stand beside the words', () => {
  expect(isWide('bikes')).toBe(true)
  expect(['builder', 'repair', 'support', 'workshop'].filter(isWide)).toEqual([])
})
