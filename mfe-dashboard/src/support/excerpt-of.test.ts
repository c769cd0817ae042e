import { expect, test } from 'vitest'

import { excerptOf } from './excerpt-of.ts'

test('a message that came whole stays as it is', () => {
  const message = 'There are four bolts. Each takes 8 Nm, and any dealer does it while you wait.'
  expect(excerptOf(message)).toBe(message)
})

test.each([
  [
    'There are four bolts, and each takes 8 Nm. If you have none, any of…',
    'There are four bolts, and each takes 8 Nm.',
  ],
  [
    'There are four bolts, and each takes 8 Nm. We pay.…',
    'There are four bolts, and each takes 8 Nm. We pay.',
  ],
  ['Would you rather go to one of our dealers? Or do it…', 'Would you rather go to one of our dealers?'],
  [
    'We wrote “it is our cost, and you pay none of it.” Would…',
    'We wrote “it is our cost, and you pay none of it.”',
  ],
])('one that was cut ends with its last whole sentence', (message, excerpt) => {
  expect(excerptOf(message)).toBe(excerpt)
})

test('one that begins with a long sentence, or with a short one alone, ends after a word, in one ellipsis', () => {
  expect(excerptOf('Then the chainring bolts are next, and if you have no torque wrench, any,…')).toBe(
    'Then the chainring bolts are next, and if you have no torque wrench, any…',
  )
  expect(excerptOf('Hello Anna! Then the chainring bolts are next, and each of them takes…')).toBe(
    'Hello Anna! Then the chainring bolts are next, and each of them takes…',
  )
})
