import { expect, test } from 'vitest'

import { sectionPicture } from './section-pictures.ts'

test('a section of the story has a picture by its id', () => {
  expect(sectionPicture('builder')?.src).toBe('/pictures/bikes/nireeka-prime-exploded.webp')
})

test.each(['bikes', 'people', 'section-1', 'toString'])('the section “%s” has none', (id) => {
  expect(sectionPicture(id)).toBeNull()
})
