import { lockMember } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'
import { addAll } from './add-all.ts'
import type { Addition } from './additions.ts'

interface Input {
  userId: number
  items: Addition[]
  key: string | undefined
  at: Date
}

/** Adds items to a member's cart and returns a message about those not fully available; null when all are. */
export const addToCart = (trx: Db, { userId, items, key, at }: Input): Promise<string | null> =>
  changeOnce(trx, { userId, key }, () => addAll(trx, { userId, items, at }))

/**
 * Changes a member's cart and returns a message for the shopper. A repeated idempotency key changes nothing and returns
 * the first message again.
 */
export async function changeOnce(
  trx: Db,
  { userId, key }: Pick<Input, 'userId' | 'key'>,
  change: () => Promise<string | null>,
): Promise<string | null> {
  await lockMember(trx, userId)
  if (key) {
    const before = await findMerge(trx, userId, key)
    if (before) return before.message
  }
  const message = await change()
  if (key) await trx.insertInto('cart_merges').values({ user_id: userId, key, message }).execute()
  return message
}

const findMerge = (trx: Db, userId: number, key: string) =>
  trx
    .selectFrom('cart_merges')
    .select('message')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
