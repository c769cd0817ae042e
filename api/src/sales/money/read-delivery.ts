import { DEFAULT_COUNTRY_ID, toDollars } from '@nireeka/contracts'
import type { AccessoryData } from '@nireeka/contracts/api'

import { findCountry, listShippingRates } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import type { PricedLine } from './rules.ts'
import { hasToBeSent } from './lines.ts'
import { shippingOffers } from './shipping.ts'

type Facts = Pick<PricedLine, 'category' | 'weight_g' | 'no_air'> & { id: number; price_cents: number }

/** What one of it costs to send to the spec's default country by the standard method; null: it goes by email, or not there. */
export async function readDelivery(db: Db, product: Facts): Promise<AccessoryData['delivery']> {
  const { id, price_cents, ...facts } = product
  const line = { ...facts, product_id: id, kind: 'accessory', unit_cents: price_cents, count: 1 }
  if (!hasToBeSent(line)) return null
  const country = await findCountry(db, DEFAULT_COUNTRY_ID)
  if (!country) throw new Error('The default country is missing')
  const rates = await listShippingRates(db, country.zone)
  const offers = shippingOffers([line], { ...country, country_id: country.id, rates })
  const standard = offers.find(({ method }) => method === 'standard')
  if (!standard) return null
  const free_from = country.free_shipping_from_cents
  return {
    country: country.name,
    price: toDollars(standard.cents),
    free_from: free_from === null ? null : toDollars(free_from),
    days: standard.days,
  }
}
