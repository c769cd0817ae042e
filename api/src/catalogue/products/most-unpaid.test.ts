import { expect, test } from 'vitest'

import { mostUnpaid } from './most-unpaid.ts'

test.each([
  ['half of what is in stock, rounded up', { stock: 41, reserved: 0 }, 21],
  ['five pieces, even of six', { stock: 6, reserved: 0 }, 5],
  ['the last pieces', { stock: 3, reserved: 0 }, 3],
  ['nothing of what is sold out', { stock: 0, reserved: 0 }, 0],
  ['what it held when there were more', { stock: 1, reserved: 20 }, 20],
  ['half of all that it can have, its own pieces included', { stock: 20, reserved: 21 }, 21],
])('one account holds at most %s', (_what, stock, most) => {
  expect(mostUnpaid(stock)).toBe(most)
})
