import { expect, test } from 'vitest'

import { historyOf } from './history-of.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const labels = (...given: Parameters<typeof historyOf>) => historyOf(...given).map(({ label }) => label)

test('a bike’s history goes from the order to its delivery', () => {
  const order = {
    placedAt: at('2026-03-01'),
    moves: [
      { status: 'pending_payment' as const, at: at('2026-03-01') },
      { status: 'paid' as const, at: at('2026-03-01') },
      { status: 'in_production' as const, at: at('2026-03-10') },
      { status: 'quality_check' as const, at: at('2026-04-10') },
      { status: 'shipped' as const, at: at('2026-04-12') },
    ],
  }
  expect(labels({ deliveredOn: '2026-04-18' }, order)).toEqual([
    'Ordered',
    'Paid',
    'Building started',
    'Final check',
    'Sent',
    'Delivered',
  ])
})

test('a bike that is being built has the history of its order so far', () => {
  const order = { placedAt: at('2026-03-01'), moves: [{ status: 'paid' as const, at: at('2026-03-02') }] }
  expect(labels({ deliveredOn: null }, order)).toEqual(['Ordered', 'Paid'])
})
