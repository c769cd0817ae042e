import type { Db } from '../../platform/index.ts'

/** Returns when the first order was placed; null without orders. */
export async function firstPlaced(db: Db): Promise<Date | null> {
  const { first } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.min('placed_at').as('first'))
    .executeTakeFirstOrThrow()
  return first
}
