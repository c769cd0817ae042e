import type { Db } from '../../platform/index.ts'
import { CARD, toCard } from './to-card.ts'

/** Returns the accessories of a list of ids that are on sale, in that order. */
export async function pickAccessories(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('accessory_cards').select(CARD).where('id', 'in', ids).execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id)).map(toCard)
}
