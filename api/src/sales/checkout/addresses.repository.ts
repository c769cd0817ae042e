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

/** A member's own addresses. Somebody else's are as if they didn't exist, and orders have copies of theirs. */
export function createAddresses({ db, now }: { db: Db; now: () => Date }) {
  return {
    list: (userId: number) => savedAddresses(db, userId),

    /** The same address again is the one that is there. */
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

    /** False when it isn't this member's. Made the same as another of hers, the two become one. */
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

    /** False when it isn't this member's. */
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

/** The member's addresses, the one used last first. */
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

/** One of the member's own; null for everybody else's. */
export async function findAddress(db: Db, { userId, id }: Owned): Promise<AddressInput | null> {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { address: toAddress(row), country_id: row.country_id } : null
}

/** Keeps an address, each only once, or says false when there are enough of them. The caller has locked the member. */
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

/** Capitals and another phone make no other address of it; how it was written last is how it stays. */
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
