import type { AdminReturnData, ReturnRowData } from '@nireeka/contracts/api'

const ANNA = { id: 7, name: 'Anna Berg', email: 'anna@example.com' }
const ORDER = { id: 1, number: 'NK-1001', status: 'return_requested' } as const

/** A row of the list, as the API sends it. */
export const returnRow = (id: number, change: Partial<ReturnRowData> = {}): ReturnRowData => ({
  id,
  number: `R-${1000 + id}`,
  status: 'requested',
  wish: 'payment',
  requested_at: '2026-11-10T12:00:00Z',
  order: ORDER,
  customer: ANNA,
  lines: [{ title: 'City helmet', count: 2, reason: 'does_not_fit' }],
  value: 100,
  ...change,
})

/** A return of two helmets that is asked for, as the API sends it. */
export const adminReturn = (change: Partial<AdminReturnData> = {}): AdminReturnData => ({
  id: 5,
  number: 'R-1005',
  status: 'requested',
  version: 1,
  wish: 'payment',
  comment: 'They are too small.',
  requested_at: '2026-11-10T12:00:00Z',
  order: ORDER,
  customer: ANNA,
  lines: [
    {
      line_id: 11,
      product_id: 1,
      title: 'City helmet',
      image: null,
      count: 2,
      reason: 'does_not_fit',
      exchange_for: null,
      received: null,
      restocked: null,
      written_off: null,
      condition: null,
      deduction: 0,
      deduction_reason: null,
      value: 100,
      exchange_options: [],
    },
  ],
  refundable: 100,
  allowed: ['approve', 'reject'],
  refund: null,
  exchange_order: null,
  photos: [],
  moves: [
    {
      status: 'requested',
      who: { kind: 'member', name: 'Anna Berg' },
      reason: null,
      at: '2026-11-10T12:00:00Z',
    },
  ],
  ...change,
})

/** The same return after Ada has received both helmets. */
export const receivedReturn = (change: Partial<AdminReturnData> = {}): AdminReturnData => {
  const asked = adminReturn()
  return {
    ...asked,
    status: 'received',
    version: 3,
    allowed: ['inspect'],
    lines: asked.lines.map((line) => ({ ...line, received: 2 })),
    moves: [
      ...asked.moves,
      {
        status: 'received',
        who: { kind: 'admin', name: 'Ada Steward' },
        reason: null,
        at: '2026-11-14T12:00:00Z',
      },
    ],
    ...change,
  }
}
