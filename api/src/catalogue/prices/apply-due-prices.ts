import type { Db } from '../../platform/index.ts'
import type { PriceSubject, PriceTable } from './price-table.ts'

interface Applying {
  subject: PriceSubject
  table: PriceTable
  at: Date
}

/**
 * Locks the subject, applies its planned prices that are due, in their order, and returns its price in cents;
 * undefined for a subject that there isn't, whose planned prices are cancelled.
 */
export async function applyDuePrices(trx: Db, { subject, table, at }: Applying): Promise<number | undefined> {
  const before = await table.lock(trx, subject.id)
  let cents = before
  for (const { id, new_cents } of await dueOf(trx, subject, at)) {
    const end = cents === undefined ? { cancelled_at: at } : { old_cents: cents, applied_at: at }
    await trx.updateTable('price_changes').set(end).where('id', '=', id).execute()
    if (cents !== undefined) cents = new_cents
  }
  if (cents !== undefined && cents !== before) await table.write(trx, subject.id, cents)
  return cents
}

const dueOf = (trx: Db, { kind, id }: PriceSubject, at: Date) =>
  trx
    .selectFrom('price_changes')
    .select(['id', 'new_cents'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('applied_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('begins_at', '<=', at)
    .orderBy('begins_at')
    .execute()
