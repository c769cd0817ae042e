import { inOurNames } from '@nireeka/kit'
import { expect, test } from 'vitest'

import { shippedOrder } from '../sample-orders.ts'
import { timelineOf } from './timeline-events.ts'

test('everything that happened stands in one list, the newest first', () => {
  const order = inOurNames(
    shippedOrder({
      refunds: [
        {
          id: 1,
          amount: 50,
          to_credits: 0,
          to_provider: 50,
          reason: 'Scratched',
          state: 'done',
          at: '2026-11-05T09:00:00Z',
          credit_note: 'CN-2026-000001',
          who: { kind: 'admin', name: 'Ada Steward' },
          lines: [],
        },
      ],
      notes: [
        {
          id: 1,
          text: 'Call first',
          who: { kind: 'admin', name: 'Ada Steward' },
          at: '2026-11-04T09:00:00Z',
        },
      ],
    }),
  )
  expect(timelineOf(order).map(({ what, who, text }) => [what, who, text])).toEqual([
    ['Refund of $50, done', 'Ada Steward', 'Scratched'],
    ['Note', 'Ada Steward', 'Call first'],
    ['Shipment packed: UPS 1Z999AA1', null, null],
    ['Shipped', 'Ada Steward', null],
    ['Ready to ship', 'Ada Steward', 'All in stock'],
    ['Paid', 'the shop', null],
    ['Order placed', 'Anna Berg', null],
  ])
})

test('of two moves at the same time the later one comes first', () => {
  const at = '2026-11-01T12:00:00Z'
  const order = inOurNames(shippedOrder({ shipments: [] }))
  const moves = order.moves.slice(0, 2).map((move) => ({ ...move, at }))
  expect(timelineOf({ ...order, moves }).map(({ what }) => what)).toEqual(['Paid', 'Order placed'])
})
