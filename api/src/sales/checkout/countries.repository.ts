import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'

import type { Db } from '../../platform/database/open-database.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { NamedPlace } from './quote-cart.ts'

export const findCountry = (db: Db, id: number) =>
  db.selectFrom('countries').selectAll().where('id', '=', id).executeTakeFirst()

export const listCountries = (db: Db) => db.selectFrom('countries').selectAll().orderBy('name').execute()

export type Country = Awaited<ReturnType<typeof listCountries>>[number]

/** Where the member's last order went, or the spec's default. */
export async function countryOf(db: Db, userId: number): Promise<Country> {
  const { country_id } = await db
    .selectFrom('users')
    .select('country_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const country = (await findCountry(db, country_id)) ?? (await findCountry(db, DEFAULT_COUNTRY_ID))
  if (!country) throw new Error('The table of countries is empty')
  return country
}

/** A country that somebody has named; one that we don't know is refused. */
export async function demandCountry(db: Db, id: number): Promise<Country> {
  const country = await findCountry(db, id)
  if (!country) throw invalid('country_id', 'We do not know this country.')
  return country
}

/** A country with what sending something there costs. */
export async function placeIn(db: Db, country: Country): Promise<NamedPlace> {
  const rates = await db.selectFrom('shipping_rates').selectAll().where('zone', '=', country.zone).execute()
  return { ...country, country_id: country.id, rates }
}
