import type { Db } from '../../platform/index.ts'
import { CARD, toCard } from './to-card.ts'

/** Returns the accessories of a list of ids that are on sale, in that order. */
export async function pickAccessories(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('accessory_cards').select(CARD).where('id', 'in', ids).execute()
  const choices = await choicesOf(db, ids)
  const cards = rows.map((row) =>
    toCard(
      row,
      choices.filter(({ parent_id }) => parent_id === row.id),
    ),
  )
  return ids.flatMap((id) => cards.filter((card) => card.id === id))
}

const choicesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .select(['parent_id', 'options', 'image'])
    .where('parent_id', 'in', ids)
    .where('hidden', '=', false)
    .orderBy('id')
    .execute()
