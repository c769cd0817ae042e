import { expect, test } from 'vitest'

import { hasNoCharge, STATE_LABELS } from './payment-labels.ts'

test('an amount is struck where nothing is charged in the end, not while it can still be paid', () => {
  const struck = (Object.keys(STATE_LABELS) as Array<keyof typeof STATE_LABELS>).filter(hasNoCharge)
  expect(struck).toEqual(['failed', 'voided', 'refunded'])
})
