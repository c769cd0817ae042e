import { expect, test } from 'vitest'

import { keywordsOf } from './keywords.ts'

const [name = '', others = ''] = keywordsOf({
  title: 'Bottle cage bolt, M5 x 12',
  family: 'Small parts',
  fits: ['Nireeka Prime'],
  alsoCalled: ['drink holder screw'],
}).split('\n')

test('the words of the name come first, without punctuation', () => {
  expect(name).toBe('Bottle cage bolt M5 x 12 M5x12')
})

test('family, bikes and other names follow', () => {
  expect(others).toBe('drink holder screw Small parts Nireeka Prime')
})
