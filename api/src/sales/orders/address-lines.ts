import { postalLines } from '@nireeka/contracts'

import type { OrderFacts } from './order-facts.ts'

/** Returns the lines of an order's delivery address, as on the parcel. */
export const deliveryLines = ({
  address,
  country_id: id,
  country: name,
}: Pick<OrderFacts, 'address' | 'country_id' | 'country'>): string[] => postalLines(address, { id, name })

/** Returns the lines of an order's billing address; null when it is the delivery address. */
export function billingLines({
  billing_address: address,
  billing_country_id: id,
  billing_country: name,
}: Pick<OrderFacts, 'billing_address' | 'billing_country_id' | 'billing_country'>): string[] | null {
  return address && id !== null && name !== null ? postalLines(address, { id, name }) : null
}
