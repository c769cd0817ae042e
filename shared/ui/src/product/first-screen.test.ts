import { expect, test } from 'vitest'

import { firstScreen } from './first-screen.ts'

const timesOf = (count: number, phone = 2) =>
  Array.from({ length: count }, (_, index) => {
    const { isPriority, isEager, isEagerWhenWide } = firstScreen(index, { phone, wide: 4 })
    return [isPriority && 'first', isEager && 'everywhere', isEagerWhenWide && 'wide']
      .filter(Boolean)
      .join(' ')
  })

test('the first picture comes first, a phone’s first screen everywhere, the rest of a row in wide windows', () => {
  expect(timesOf(6)).toEqual(['first everywhere', 'everywhere', 'wide', 'wide', '', ''])
})

test('a list below a phone’s first screen is loaded at once in wide windows alone', () => {
  expect(timesOf(5, 0)).toEqual(['wide', 'wide', 'wide', 'wide', ''])
})
