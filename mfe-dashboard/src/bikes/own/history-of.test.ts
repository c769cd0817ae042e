import { expect, test } from 'vitest'

import { historyOf } from './history-of.ts'

const delivered = {
  deliveredOn: '2026-04-18',
  warranty: { until: '2028-04-18', isCovered: true },
  serviceDueOn: '2027-04-18',
}
const at = (day: string) => new Date(`${day}T12:00:00Z`)
const labels = (...given: Parameters<typeof historyOf>) => {
  const { past, next } = historyOf(...given)
  return { past: past.map(({ label }) => label), next: next.map(({ label }) => label) }
}

test('a bike’s history goes from the order to its delivery, and what comes next is apart from it', () => {
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
  expect(labels(delivered, order)).toEqual({
    past: ['Ordered', 'Paid', 'Building started', 'Final check', 'Sent', 'Delivered'],
    next: ['Yearly service due', 'Two-year warranty ends'],
  })
})

test('a bike older than this shop has what is known of it', () => {
  const old = { ...delivered, serviceDueOn: null, warranty: { until: '2028-04-18', isCovered: false } }
  expect(labels(old, null)).toEqual({ past: ['Delivered', 'Two-year warranty ended'], next: [] })
})

test('a service that is due after the warranty comes after it', () => {
  const late = { ...delivered, serviceDueOn: '2029-04-18' }
  expect(labels(late, null)).toEqual({
    past: ['Delivered'],
    next: ['Two-year warranty ends', 'Yearly service due'],
  })
})
