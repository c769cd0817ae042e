import { expect, test } from 'vitest'

import { formatBytes, siftFiles } from './file-limits.ts'

const file = (name: string, bytes = 10, type = '') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 })

test.each([
  [512, '512 bytes'],
  [999, '999 bytes'],
  [14_200, '14 kB'],
  [3_240_000, '3.2 MB'],
  [12_400_000, '12 MB'],
  [2_000_000_000, '2.0 GB'],
])('%i bytes are said as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('what fits is taken in the order of choosing', () => {
  const there = [file('a.jpg')]
  const { files, refused } = siftFiles(there, [file('b.jpg'), file('c.jpg')], {})
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(refused).toEqual([])
})

test('a file that is there already is not taken twice', () => {
  expect(siftFiles([file('a.jpg')], [file('a.jpg')], { maxFiles: 1 })).toMatchObject({
    files: [{ name: 'a.jpg' }],
    refused: [],
  })
})

test.each([
  ['.PDF', file('bill.pdf')],
  ['image/*', file('bike', 10, 'image/webp')],
  ['image/png', file('bike', 10, 'image/png')],
])('%s lets its files in', (kind, chosen) => {
  expect(siftFiles([], [chosen], { kinds: [kind] }).files).toHaveLength(1)
})

test('every refused file is a sentence', () => {
  const limits = { kinds: ['image/*'], kindsLabel: 'a picture', maxBytes: 20, maxFiles: 1 }
  const chosen = [
    file('film.mp4', 10, 'video/mp4'),
    file('nothing.png', 0, 'image/png'),
    file('big.png', 30, 'image/png'),
    file('one.png', 10, 'image/png'),
    file('two.png', 10, 'image/png'),
  ]
  expect(siftFiles([], chosen, limits).refused).toEqual([
    '“film.mp4” isn’t supported. Choose a picture.',
    '“nothing.png” is empty.',
    '“big.png” is 30 bytes. The limit is 20 bytes.',
    'Up to 1 file can be sent; 1 was left out.',
  ])
})

test('kinds without words are named as they are', () => {
  expect(siftFiles([], [file('a.txt')], { kinds: ['.pdf', '.jpg'] }).refused).toEqual([
    '“a.txt” isn’t supported. Choose .pdf or .jpg.',
  ])
})
