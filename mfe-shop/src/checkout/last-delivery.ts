import type { AddressWish } from '@nireeka/contracts/api'

import type { Checkout } from './checkout.api.ts'

/** Where the last order went, to start from: the address without what only the server knows of it. */
export function lastDelivery({ addresses, country_id }: Pick<Checkout, 'addresses' | 'country_id'>) {
  const [latest] = addresses
  if (!latest) return { address: {}, country_id }
  const { id: _id, country_id: latestCountry, ...address } = latest
  return { address: address satisfies AddressWish, country_id: latestCountry }
}
