import { expect, test } from 'vitest'

import { countPictures, pictureEdit } from './picture-edit.ts'

const ID = '0b8f2c1e-7a44-4c53-9d10-2f6a5e0c91d7'
const picture = { id: ID, width: 1600, height: 900 }
const MARKDOWN = `![Describe the picture](/api/forum/pictures/${ID}#1600x900)`

function add(text: string, end: number, pictures = [picture]) {
  const { from, to, insert, select } = pictureEdit({ text, start: end, end }, pictures)
  const changed = text.slice(0, from) + insert + text.slice(to)
  return { changed, selected: changed.slice(...select) }
}

test('a picture stands in a paragraph of its own behind the caret, with words to type over', () => {
  const { changed, selected } = add('Look\nand say', 4)
  expect(changed).toBe(`Look\n\n${MARKDOWN}\n\nand say`)
  expect(selected).toBe('Describe the picture')
})

test('several pictures stand below each other', () => {
  expect(add('', 0, [picture, picture]).changed).toBe(`${MARKDOWN}\n\n${MARKDOWN}\n\n`)
})

test('a second picture goes behind the first one whose words are selected', () => {
  const first = add('', 0).changed
  expect(add(first, first.indexOf(']')).changed).toBe(`${MARKDOWN}\n\n${MARKDOWN}\n\n`)
})

test('pictures of the forum are counted, and no others', () => {
  expect(countPictures(`${MARKDOWN}\n\n${MARKDOWN} ![x](/pictures/nyx.webp)`)).toBe(2)
})
