import type { Cart } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { cartOf, facts, helmet } from '../testing/open-cart-page.tsx'
import { estimatedShipping, estimatedTotal } from './estimated.ts'

const estimate = facts.estimate!
const germany = { id: 80, name: 'Germany', isServed: true }
const antarctica = { id: 10, name: 'Antarctica', isServed: false }

test.each<[string, Cart['facts'], number | null, number]>([
  ['isn’t known before the server has answered', null, null, 238],
  ['counts', facts, 9, 247],
  ['counts after the discount', { ...facts, discount: 20 }, 9, 227],
  ['may be free', { ...facts, estimate: { ...estimate, country: germany, shipping: 0 } }, 0, 238],
  [
    'isn’t known where we don’t ship',
    { ...facts, estimate: { country: antarctica, shipping: 0, days: null } },
    null,
    238,
  ],
])('the estimated shipping %s', (_what, told, shipping, total) => {
  const cart = { ...cartOf(helmet), facts: told }
  expect([estimatedShipping(cart), estimatedTotal(cart)]).toEqual([shipping, total])
})
