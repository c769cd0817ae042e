import { invalid, type Db } from '../../platform/index.ts'
import type { Zone } from './tables.ts'

export const findCountry = (db: Db, id: number) =>
  db.selectFrom('countries').selectAll().where('id', '=', id).executeTakeFirst()

export const listCountries = (db: Db) => db.selectFrom('countries').selectAll().orderBy('name').execute()

export type Country = Awaited<ReturnType<typeof listCountries>>[number]

/** Returns a country by the id from the input; throws a 422 for an unknown one. */
export async function assertCountry(db: Db, id: number): Promise<Country> {
  const country = await findCountry(db, id)
  if (!country) throw invalid('country_id', 'We don’t know this country.')
  return country
}

/** Reads what shipping goods to a country of this zone costs, by method. */
export const listShippingRates = (db: Db, zone: Zone) =>
  db.selectFrom('shipping_rates').selectAll().where('zone', '=', zone).execute()
