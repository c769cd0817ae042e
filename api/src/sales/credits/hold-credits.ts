import type { Db } from '../../platform/index.ts'
import { balanceAt } from './balance.ts'
import { readLedger } from './credits.repository.ts'

interface Input {
  userId: number
  orderId: number
  cents: number
  at: Date
}

/**
 * Returns what a member can spend at a moment, in cents. It can't change within a transaction that has locked the
 * member.
 */
export const availableCredits = async (trx: Db, userId: number, at: Date): Promise<number> =>
  balanceAt(await readLedger(trx, userId), at)

/**
 * Holds credit for an unpaid order; credit that expires first is used first. The caller has locked the member, so that
 * no credit is held twice.
 */
export async function holdCredits(trx: Db, { userId, orderId, cents, at }: Input) {
  if (cents === 0) return
  const ledger = await readLedger(trx, userId)
  const available = balanceAt(ledger, at)
  if (cents > available) throw new Error(`Only ${available} cents of credit are left, not ${cents}`)
  const since = latest([at, ...ledger.map(({ createdAt }) => createdAt)])
  await trx
    .insertInto('credit_entries')
    .values({
      ...ofOrder(orderId, since),
      user_id: userId,
      kind: 'hold',
      amount_cents: -cents,
      about_id: null,
    })
    .execute()
}

/** Spends the credit that was held for an order, which is now paid. A second call changes nothing. */
export const captureCredits = (trx: Db, orderId: number, at: Date) =>
  endHolds(trx, 'capture', { orderId, at })

/**
 * Releases the credit that was held for an order that nobody will pay for; it expires when it would have. A second call
 * changes nothing.
 */
export const releaseCredits = (trx: Db, orderId: number, at: Date) =>
  endHolds(trx, 'release', { orderId, at })

/**
 * Refunds an amount as store credit that doesn't expire (catalogue: credits). The caller makes sure that this happens
 * once.
 */
export async function refundCredits(trx: Db, { userId, orderId, cents, at, note }: Input & { note: string }) {
  if (cents === 0) return
  await trx
    .insertInto('credit_entries')
    .values({
      ...ofOrder(orderId, at),
      user_id: userId,
      kind: 'refund',
      amount_cents: cents,
      about_id: null,
      note,
    })
    .execute()
}

/** Ends an order's holds. A unique constraint allows one end per hold, so a second call finds it ended. */
async function endHolds(
  trx: Db,
  kind: 'capture' | 'release',
  { orderId, at }: { orderId: number; at: Date },
) {
  const holds = await trx
    .selectFrom('credit_entries')
    .select(['id', 'user_id', 'amount_cents', 'created_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'hold')
    .execute()
  for (const { id, user_id, amount_cents, created_at } of holds) {
    await trx
      .insertInto('credit_entries')
      .values({
        ...ofOrder(orderId, latest([at, created_at])),
        user_id,
        kind,
        amount_cents: kind === 'capture' ? amount_cents : -amount_cents,
        about_id: id,
      })
      .onConflict((conflict) => conflict.column('about_id').where('about_id', 'is not', null).doNothing())
      .execute()
  }
}

/** Returns the latest time. The ledger is replayed by time, and a transaction that had to wait brings an older time. */
const latest = (times: Date[]) => new Date(Math.max(...times.map((time) => time.getTime())))

const ofOrder = (order_id: number, created_at: Date) => ({
  order_id,
  created_at,
  expires_at: null,
  note: null,
  actor: 'shop',
})
