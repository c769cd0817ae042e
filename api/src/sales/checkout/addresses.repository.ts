import { tidyAddress } from '@nireeka/contracts'
import type { PostalAddress, AddressInput, SavedAddressData } from '@nireeka/contracts/api'
import type { Selectable } from 'kysely'

import { lockMember } from '../../identity/index.ts'
import { conflict, fingerprintOf, type Db } from '../../platform/index.ts'
import type { CheckoutTables } from './tables.ts'

const MOST = 20

interface Owned {
  userId: number
  id: number
}

export type Addresses = ReturnType<typeof createAddresses>

/**
 * Creates the repository of members' saved addresses. Another member's address looks nonexistent, and orders keep
 * copies of theirs.
 */
export function createAddresses({ db, now }: { db: Db; now: () => Date }) {
  return {
    list: (userId: number) => savedAddresses(db, userId),

    /** Saves an address; an equal address is stored only once. */
    add: (userId: number, place: AddressInput) =>
      db.transaction().execute(async (trx) => {
        await lockMember(trx, userId)
        if (!(await keepAddress(trx, { userId, place, at: now() }))) {
          throw conflict(
            'too_many_addresses',
            `We keep up to ${MOST} addresses. Please delete one of them first.`,
          )
        }
      }),

    /**
     * Changes an address; false when it isn't this member's. If it becomes equal to another saved one, the two are
     * merged.
     */
    change: (userId: number, id: number, place: AddressInput): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockMember(trx, userId)
        const row = toRow(place)
        if (!(await findAddress(trx, { userId, id }))) return false
        await trx
          .deleteFrom('addresses')
          .where('user_id', '=', userId)
          .where('fingerprint', '=', row.fingerprint)
          .where('id', '<>', id)
          .execute()
        await trx.updateTable('addresses').set(row).where('id', '=', id).execute()
        return true
      }),

    /** Deletes an address; false when it isn't this member's. */
    async remove(userId: number, id: number): Promise<boolean> {
      const removed = await db
        .deleteFrom('addresses')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
      return removed !== undefined
    },
  }
}

/** Reads the member's addresses, the most recently used first. */
export async function savedAddresses(db: Db, userId: number): Promise<SavedAddressData[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ id: row.id, country_id: row.country_id, ...toAddress(row) }))
}

/** Reads one of the member's addresses; null for another member's. */
export async function findAddress(db: Db, { userId, id }: Owned): Promise<AddressInput | null> {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { address: toAddress(row), country_id: row.country_id } : null
}

/** Saves an address, each only once; returns false when the member has too many. The caller has locked the member. */
export async function keepAddress(
  trx: Db,
  { userId, place, at }: { userId: number; place: AddressInput; at: Date },
): Promise<boolean> {
  const row = { ...toRow(place), used_at: at }
  const { known, total } = await trx
    .selectFrom('addresses')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('total'),
      fn
        .countAll<number>()
        .filterWhere(eb('fingerprint', '=', row.fingerprint))
        .as('known'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (known === 0 && total >= MOST) return false
  await trx
    .insertInto('addresses')
    .values({ ...row, user_id: userId })
    .onConflict((conflicting) => conflicting.columns(['user_id', 'fingerprint']).doUpdateSet(row))
    .execute()
  return true
}

/**
 * Returns an address's row. Letter case and phone number don't distinguish addresses; the latest spelling is stored.
 */
function toRow({ address, country_id }: AddressInput) {
  const tidy = tidyAddress(address, country_id)
  const { phone: _phone, ...lines } = tidy
  const fingerprint = fingerprintOf(JSON.stringify({ ...lines, country_id }).toLowerCase())
  return { ...tidy, country_id, fingerprint }
}

const toAddress = (row: Selectable<CheckoutTables['addresses']>): PostalAddress => ({
  name: row.name,
  last_name: row.last_name,
  street: row.street,
  street_2: row.street_2,
  city: row.city,
  region: row.region,
  postcode: row.postcode,
  phone: row.phone,
})
