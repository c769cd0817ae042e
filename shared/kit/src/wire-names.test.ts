import { expect, test } from 'vitest'

import { inOurNames, inWireNames } from './wire-names.ts'

const answer = {
  order_id: 7,
  placed_at: '2026-11-21T09:05:00Z',
  status: 'pending_payment',
  lines: [{ product_id: 1001, street_2: null, options: { Size: 'M' } }],
}

test('an answer gets our names at every depth, and its values stay', () => {
  expect(inOurNames(answer)).toEqual({
    orderId: 7,
    placedAt: '2026-11-21T09:05:00Z',
    status: 'pending_payment',
    lines: [{ productId: 1001, street2: null, options: { Size: 'M' } }],
  })
})

test('what is sent gets the API’s names again', () => {
  const { lines: _lines, ...sent } = answer
  expect(inWireNames(inOurNames(sent))).toEqual(sent)
  expect(inWireNames({ shippingAddress: { street2: 'Back door' } })).toEqual({
    shipping_address: { street_2: 'Back door' },
  })
})
