import { buildKey, type StoredBuild } from '../../bikes/index.ts'
import { conflict, type Db } from '../../platform/index.ts'
import { validateCount, productOf, toColumns } from './add-build.ts'

export interface EditedLine {
  id: number
  count: number
  build: StoredBuild
}

interface Input {
  userId: number
  at: Date
  line: EditedLine
  build: StoredBuild
}

/**
 * Replaces a line's build. If another line already has the new build, the two are merged with the sum of their counts.
 */
export async function changeBuild(trx: Db, { userId, at, line, build }: Input): Promise<string | null> {
  const product_id = await productOf(trx, build)
  const equal = await trx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('product_id', '=', product_id)
    .where('build_key', '=', buildKey(build))
    .where('id', '<>', line.id)
    .returning('count')
    .executeTakeFirst()
  const requested = line.count + (equal?.count ?? 0)
  const { count, message, unit_cents } = await validateCount(trx, { userId, at, build, count: requested })
  if (count === 0) throw conflict('out_of_stock', message ?? '')
  await trx
    .updateTable('cart_lines')
    .set({ ...toColumns(build), product_id, count, seen_cents: unit_cents })
    .where('id', '=', line.id)
    .execute()
  return message
}
