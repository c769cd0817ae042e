import type { AddressWish } from '@nireeka/contracts/api'

import type { Db } from '../database/open-database.ts'
import { fingerprintOf } from './fingerprint.ts'

const OFFERED = 10

/** The member's addresses, the one used last first. */
export const savedAddresses = (db: Db, userId: number) =>
  db
    .selectFrom('addresses')
    .select([
      'id',
      'country_id',
      'name',
      'last_name',
      'street',
      'street_2',
      'city',
      'region',
      'postcode',
      'phone',
    ])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .limit(OFFERED)
    .execute()

/** Keeps an address for the next order, each only once, and remembers its country. */
export async function rememberAddress(
  trx: Db,
  userId: number,
  where: { address: AddressWish; country_id: number },
) {
  const used_at = new Date()
  await trx
    .insertInto('addresses')
    .values({
      ...where.address,
      user_id: userId,
      country_id: where.country_id,
      fingerprint: fingerprintOf(where),
      used_at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'fingerprint']).doUpdateSet({ used_at }))
    .execute()
  await trx.updateTable('users').set({ country_id: where.country_id }).where('id', '=', userId).execute()
}
