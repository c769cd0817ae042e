import { conflict, type Db } from '../../platform/index.ts'
import type { StoredBuild } from './stored-build.ts'

export interface LineOfParts {
  build: StoredBuild | null
  count: number
}

/**
 * Reserves every chosen part of these lines, or none. Rows with limited stock are locked in id order, so parts are
 * never oversold and transactions never deadlock. Parts with unlimited stock aren't locked, so that orders don't wait
 * for one another.
 */
export async function takeParts(trx: Db, lines: readonly LineOfParts[]) {
  const requested = countParts(lines)
  const limited = await lockLimited(trx, [...requested.keys()])
  for (const { id, title, stock } of limited) {
    const left = (stock ?? 0) - (requested.get(id) ?? 0)
    if (left < 0)
      throw conflict('out_of_stock', `There are not enough of ${title} left. Please change your cart.`)
    await trx.updateTable('parts').set({ stock: left }).where('id', '=', id).execute()
  }
}

/** Returns the parts that an unpaid order had reserved to the stock. */
export async function returnParts(trx: Db, lines: readonly LineOfParts[]) {
  const given = countParts(lines)
  for (const { id, stock } of await lockLimited(trx, [...given.keys()])) {
    const back = (stock ?? 0) + (given.get(id) ?? 0)
    await trx.updateTable('parts').set({ stock: back }).where('id', '=', id).execute()
  }
}

/** Returns how many pieces of each part these lines hold, by part id. */
export function countParts(lines: readonly LineOfParts[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { build, count } of lines)
    for (const id of build?.part_ids ?? []) counts.set(id, (counts.get(id) ?? 0) + count)
  return counts
}

async function lockLimited(trx: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return trx
    .selectFrom('parts')
    .select(['id', 'title', 'stock'])
    .where('id', 'in', ids)
    .where('stock', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
