import { expect, test } from 'vitest'

import { readDraftAddress } from './draft-address.ts'

test.each([
  ['/?preview=announcement.12.3', { kind: 'announcement', key: '12', version: '3' }, '/'],
  ['/about?preview=text.about-us.1&page=2', { kind: 'text', key: 'about-us', version: '1' }, '/about?page=2'],
])('%s asks for a draft', (url, draft, rest) => {
  expect(readDraftAddress(url)).toEqual({ draft, url: rest })
})

test.each([
  '/',
  '/?preview=',
  '/?preview=announcement.12',
  '/?preview=announcement.12.0',
  '/?preview=announcement.1%2F2.3',
  '/?preview=../me.1.1',
  '/?preview=announcement.12.3.4',
  '/preview=announcement.12.3',
])('%s asks for none', (url) => {
  expect(readDraftAddress(url)).toBeNull()
})
