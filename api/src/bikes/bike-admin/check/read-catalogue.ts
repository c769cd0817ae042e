import { sql } from 'kysely'

import type { Db } from '../../../platform/index.ts'
import { type Offer, readOffers } from '../../bike-build/offer.ts'

/** All that builds depend on, as it is at one moment. */
export interface Catalogue {
  /** Every bike by its id, published or not. */
  offers: ReadonlyMap<number, Offer>
  /** The names of all parts by id. */
  names: ReadonlyMap<number, string>
}

export async function readCatalogue(db: Db): Promise<Catalogue> {
  const bikes = await db.selectFrom('bikes').select('id').orderBy('id').execute()
  const parts = await db.selectFrom('parts').select(['id', 'title']).execute()
  return {
    offers: await readOffers(
      db,
      bikes.map(({ id }) => id),
    ),
    names: new Map(parts.map(({ id, title }) => [id, title])),
  }
}

/**
 * Lets only one change of the catalogue be made at a time, until the transaction ends: each is checked against all the
 * others. Whoever reads doesn't wait.
 */
export const lockCatalogue = (trx: Db) => sql`lock table build_rules in share row exclusive mode`.execute(trx)
