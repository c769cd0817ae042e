import { expect, test } from 'vitest'

import { ownColourId } from './own-colour.ts'

test('a bike without pictures has no colour of its own', () => {
  expect(ownColourId({ slug: 'cargo' })).toBeNull()
})
