import { expect, test } from 'vitest'

import { MANUAL_BIKES } from './bikes.ts'
import { chapterLinks } from './chapter-links.ts'
import { CHAPTER_IDS } from './chapter-routes.ts'

test.each(MANUAL_BIKES)('each chapter for $name leads on, nowhere twice', ({ slug }) => {
  for (const chapter of CHAPTER_IDS) {
    const targets = chapterLinks(slug, chapter).map(({ to }) => to)
    expect([chapter, targets.length >= 2]).toEqual([chapter, true])
    expect(new Set(targets).size).toBe(targets.length)
  }
})

test('parts are those of the bike, in the family of the chapter', () => {
  expect(chapterLinks('nyx', 'tyres-and-pressure')[0]?.to).toBe('/shop/spares?bike=nyx&family=TYR')
})

const titlesOf = (bike: 'nyx' | 'nireeka-homie') =>
  chapterLinks(bike, 'storage-and-transport').map(({ title }) => title)

test('a bike whose battery stays in the frame has no help with taking it out', () => {
  expect(titlesOf('nireeka-homie')).toContain('Remove and lock the battery')
  expect(titlesOf('nyx')).not.toContain('Remove and lock the battery')
})
