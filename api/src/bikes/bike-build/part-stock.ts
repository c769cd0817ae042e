import { moveStock, type StockFacts, unmoved } from '../../catalogue/index.ts'
import { conflict, type Db } from '../../platform/index.ts'
import type { StoredBuild } from './stored-build.ts'

export interface LineOfParts {
  build: StoredBuild | null
  count: number
}

/**
 * Reserves every chosen part of these lines, or none. Movements are made in id order, so parts are never oversold and
 * transactions never deadlock. Parts with unlimited stock aren't touched, so that orders don't wait for one another.
 */
export async function takeParts(trx: Db, lines: readonly LineOfParts[], facts: StockFacts) {
  const taken = (await countedParts(trx, lines)).map((one) => ({ ...one, count: -one.count }))
  const [missing] = unmoved(taken, await moveStock(trx, taken, facts))
  if (!missing) return
  throw conflict(
    'out_of_stock',
    `There isn’t enough stock of ${missing.title} left. Please update your cart.`,
  )
}

/** Returns the parts of these lines to the stock, in id order. */
export async function returnParts(trx: Db, lines: readonly LineOfParts[], facts: StockFacts) {
  await moveStock(trx, await countedParts(trx, lines), facts)
}

/**
 * Records that parts came back and can't be sold again: the history shows them with the facts' reason, and at once as
 * written off; the stock stays what it is.
 */
export async function writeOffParts(trx: Db, lines: readonly LineOfParts[], facts: StockFacts) {
  const pieces = await countedParts(trx, lines)
  await moveStock(trx, pieces, facts)
  const gone = pieces.map((one) => ({ ...one, count: -one.count }))
  await moveStock(trx, gone, { ...facts, reason: 'written_off' })
}

/** Returns how many pieces of each part these lines hold, by part id. */
export function countParts(lines: readonly LineOfParts[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { build, count } of lines)
    for (const id of build?.part_ids ?? []) counts.set(id, (counts.get(id) ?? 0) + count)
  return counts
}

/** Returns the pieces of each part with limited stock that these lines hold, in id order. */
async function countedParts(trx: Db, lines: readonly LineOfParts[]) {
  const counts = countParts(lines)
  if (counts.size === 0) return []
  const counted = await trx
    .selectFrom('parts')
    .select(['id', 'title'])
    .where('id', 'in', [...counts.keys()])
    .where('stock', 'is not', null)
    .orderBy('id')
    .execute()
  return counted.map(({ id, title }) => ({ kind: 'part' as const, id, title, count: counts.get(id) ?? 0 }))
}
