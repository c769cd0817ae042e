import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'

import { findCountry, listShippingRates, type Country } from '../../catalogue/index.ts'
import { countryIdOf } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'
import type { NamedDestination } from './quote-cart.ts'

/** Returns the country that the member chose for the cart, that of the last order, or the spec's default country. */
export async function countryOf(db: Db, userId: number): Promise<Country> {
  const country =
    (await findCountry(db, await countryIdOf(db, userId))) ?? (await findCountry(db, DEFAULT_COUNTRY_ID))
  if (!country) throw new Error('The table of countries is empty')
  return country
}

/** Returns a country with its shipping prices as a destination. */
export async function destinationIn(db: Db, country: Country): Promise<NamedDestination> {
  const rates = await listShippingRates(db, country.zone)
  return { ...country, country_id: country.id, rates }
}
