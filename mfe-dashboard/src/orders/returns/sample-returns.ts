import type { OrderReturnsData, ReturnData } from '@nireeka/contracts/api'

/** A return of one helmet that is asked for, as the API sends it. */
export const sampleReturn = (change: Partial<ReturnData> = {}): ReturnData => ({
  id: 5,
  number: 'R-1005',
  status: 'requested',
  wish: 'payment',
  comment: null,
  requested_at: '2026-11-10T12:00:00Z',
  lines: [
    {
      line_id: 11,
      title: 'City helmet',
      image: null,
      count: 1,
      reason: 'does_not_fit',
      exchange_for: null,
      received: null,
      deduction: 0,
      deduction_reason: null,
    },
  ],
  message: null,
  send_to: null,
  refund: null,
  exchange_order: null,
  photos: [],
  moves: [{ status: 'requested', at: '2026-11-10T12:00:00Z' }],
  ...change,
})

/** An order of two helmets and a gift card that has arrived, as the API sends it. */
export const sampleReturns = (change: Partial<OrderReturnsData> = {}): OrderReturnsData => ({
  order: { id: 1, number: 'NK-1001' },
  refusal: null,
  until: '2026-11-20T12:00:00Z',
  lines: [
    {
      line_id: 11,
      title: 'City helmet',
      description: '',
      image: null,
      returnable: 2,
      refusal: null,
      exchange_for: [],
    },
    {
      line_id: 12,
      title: 'Gift card',
      description: '',
      image: null,
      returnable: 0,
      refusal: 'Gift cards can’t be sent back.',
      exchange_for: [],
    },
  ],
  returns: [],
  ...change,
})
