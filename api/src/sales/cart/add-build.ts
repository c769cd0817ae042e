import { MAX_COUNT } from '@nireeka/contracts/api'

import { buildKey, type ValidatedBuild, type StoredBuild } from '../../bikes/index.ts'
import { notFound, type Db } from '../../platform/index.ts'
import { validateBuildsFor } from './member-builds.ts'
import { fewerSentence } from './stock-rule.ts'

export interface BuildCommand {
  userId: number
  at: Date
  build: StoredBuild
  count: number
}

const ONCE = 'are for one bike, so they come once.'

/** How many pieces of a build may lie in a cart, and what to tell when that is fewer than requested. */
export function capBuild(
  { title, problem, notice, available, is_shared }: ValidatedBuild,
  { build, count: requested }: Pick<BuildCommand, 'build' | 'count'>,
): { count: number; message: string | null } {
  if (problem === 'gone' || problem === 'sold_out' || available === 0)
    return { count: 0, message: `${title}: ${notice ?? 'Sold out.'}` }
  const most = Math.min(MAX_COUNT, available)
  if (requested <= most) return { count: requested, message: null }
  if (build.order_bike_id !== null) return { count: most, message: `${title} ${ONCE}` }
  return { count: most, message: fewerSentence({ title, most, isLimited: is_shared || most === MAX_COUNT }) }
}

/**
 * Adds pieces of a bike, or upgrades for an owned one. Equal builds share a line, and so do all upgrades of one owned
 * bike.
 */
export async function addBuild(trx: Db, { userId, at, build, count }: BuildCommand) {
  const product_id = await productOf(trx, build)
  const present = build.order_bike_id === null ? await countOf(trx, { userId, product_id, build }) : 0
  const capped = await validateCount(trx, { userId, at, build, count: present + count })
  if (capped.count === 0) return { count: 0, message: capped.message }
  const line = { ...toColumns(build), count: capped.count, seen_cents: capped.unit_cents }
  await trx
    .insertInto('cart_lines')
    .values({ ...line, user_id: userId, product_id, bike_slug: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id', 'build_key']).doUpdateSet(line))
    .execute()
  return { count: capped.count, message: capped.message }
}

/** Returns how many of the requested pieces of a build are available today, and what one costs. */
export async function validateCount(trx: Db, { userId, at, build, count }: BuildCommand) {
  const [validated] = await validateBuildsFor(trx, [{ build, count }], { userId, at })
  if (!validated) throw new Error('A build that was asked about has to be validated')
  return { ...capBuild(validated, { build, count }), unit_cents: validated.unit_cents }
}

/** Returns a build in the columns of a cart line. */
export const toColumns = (build: StoredBuild) => ({
  build: JSON.stringify(build),
  build_key: buildKey(build),
  order_bike_id: build.order_bike_id,
})

/** Reads the product that a bike, or upgrades for it, are sold as. */
export async function productOf(trx: Db, { bike_id, order_bike_id }: StoredBuild): Promise<number> {
  const product = await trx
    .selectFrom('products')
    .select('id')
    .where('bike_id', '=', bike_id)
    .where('kind', '=', order_bike_id === null ? 'bike' : 'upgrade')
    .where('hidden', '=', false)
    .executeTakeFirst()
  if (!product) throw notFound('This bike')
  return product.id
}

async function countOf(trx: Db, line: { userId: number; product_id: number; build: StoredBuild }) {
  const row = await trx
    .selectFrom('cart_lines')
    .select('count')
    .where('user_id', '=', line.userId)
    .where('product_id', '=', line.product_id)
    .where('build_key', '=', buildKey(line.build))
    .executeTakeFirst()
  return row?.count ?? 0
}
