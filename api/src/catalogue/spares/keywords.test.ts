import { expect, test } from 'vitest'

import { keywordsOf } from './keywords.ts'

const keywords = keywordsOf({
  title: 'Brake pad set',
  number: 'NK-P-BRK-101',
  family: 'Brakes',
  fits: ['Nireeka Prime'],
  oldNumbers: ['NK-P-BRK-100'],
}).split(' ')

test.each(['Brake', 'Brakes', 'Prime', 'NK', 'BRK', '101', 'NKPBRK101', 'PBRK101', 'BRK101'])(
  'a spare is found by %s',
  (word) => {
    expect(keywords).toContain(word)
  },
)

test('a spare is found by the number of the part that it replaces', () => {
  expect(keywords).toContain('NKPBRK100')
})
