import type { Db } from '../../platform/index.ts'
import { balanceAt } from './balance.ts'
import { readLedger } from './credits.repository.ts'

interface Input {
  userId: number
  orderId: number
  cents: number
  at: Date
}

/** What a member can spend at a moment, in cents. Inside of a transaction that has locked the member, it stays so. */
export const availableCredits = async (trx: Db, userId: number, at: Date): Promise<number> =>
  balanceAt(await readLedger(trx, userId), at)

/**
 * Sets credit aside for an order that waits for its money; what ends first is used first. The caller has locked the
 * member, so that the same dollar isn't set aside twice.
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

/** The order is paid: what was set aside for it is spent. A second call changes nothing. */
export const captureCredits = (trx: Db, orderId: number, at: Date) =>
  endHolds(trx, 'capture', { orderId, at })

/** Nobody pays for the order: what was set aside is back where it was, and ends when it would have. A second call changes nothing. */
export const releaseCredits = (trx: Db, orderId: number, at: Date) =>
  endHolds(trx, 'release', { orderId, at })

/** Gives credit for what was paid, which doesn't end (catalogue: credits). Its caller sees to it that this happens once. */
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

/** A hold ends once, which the table holds: whoever comes second finds it ended. */
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

/** The ledger is played by its times, and whoever had to wait brings an old one along. */
const latest = (times: Date[]) => new Date(Math.max(...times.map((time) => time.getTime())))

const ofOrder = (order_id: number, created_at: Date) => ({
  order_id,
  created_at,
  expires_at: null,
  note: null,
  actor: 'shop',
})
