import { CheckoutOrder } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { lastDelivery } from './last-delivery.ts'

const saved = {
  id: 7,
  country_id: 80,
  name: 'Anna',
  last_name: 'Berg',
  street: '1 Elm',
  street_2: null,
  city: 'Berlin',
  region: null,
  postcode: '10115',
  phone: null,
}

test('the last address starts the form, and fits the order’s own schema', () => {
  const delivery = lastDelivery({ addresses: [saved], country_id: 222 })
  expect(delivery.country_id).toBe(80)
  expect(CheckoutOrder.pick({ address: true, country_id: true }).safeParse(delivery).success).toBe(true)
})

test('without one, the country of the server starts the form', () => {
  expect(lastDelivery({ addresses: [], country_id: 222 })).toEqual({ address: {}, country_id: 222 })
})
