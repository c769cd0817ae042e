import { expect, test } from 'vitest'

import { forumPictureAddress, forumPictureOf } from './forum-picture-address.ts'

const ID = '0b8f2c1e-7a44-4c53-9d10-2f6a5e0c91d7'
const unsized = { id: ID, width: null, height: null }

test('an address holds a picture’s id and size, and is read back as it was written', () => {
  const picture = { id: ID, width: 1600, height: 900 }
  expect(forumPictureAddress(picture)).toBe(`/api/forum/pictures/${ID}#1600x900`)
  expect(forumPictureOf(forumPictureAddress(picture))).toEqual(picture)
  expect(forumPictureOf(forumPictureAddress(unsized))).toEqual(unsized)
})

test.each(['#0x900', '#1600x0', '#1601x900', '#9999x9999'])(
  'a size of %s, which no picture has, is none',
  (size) => {
    expect(forumPictureOf(`/api/forum/pictures/${ID}${size}`)).toEqual(unsized)
  },
)

test.each([
  `https://example.org/api/forum/pictures/${ID}`,
  `//example.org/api/forum/pictures/${ID}`,
  `/api/forum/pictures/${ID}/..`,
  `/api/forum/pictures/../pictures/${ID}`,
  `/api/forum/pictures/${ID}?size=small`,
  `/api/forum/pictures/${ID}#1600x900x`,
  `/api/forum/pictures/${ID.toUpperCase()}`,
  '/api/forum/pictures/1',
  '/api/logout',
])('%s is the address of no picture', (address) => {
  expect(forumPictureOf(address)).toBeNull()
})
