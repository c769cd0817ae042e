import { conflict, newToken, notFound, type Db } from '../../platform/index.ts'
import { IS_BUILT } from '../configurator/is-built.ts'

export type SizeAlerts = ReturnType<typeof createSizeAlerts>

/** Creates the repository of size alerts: who wants one email when a size is built again. */
export function createSizeAlerts({ db, now }: { db: Db; now: () => Date }) {
  return {
    /**
     * Adds an alert. An address that is already waiting gets the same answer, so that nobody can find out who waits.
     */
    async add(sizeId: number, email: string): Promise<void> {
      await assertNotBuilt(db, sizeId)
      await db
        .insertInto('size_alerts')
        .values({ size_id: sizeId, email, key: newToken(), created_at: now() })
        .onConflict((conflicting) =>
          conflicting.columns(['size_id', 'email']).where('sent_at', 'is', null).doNothing(),
        )
        .execute()
    },
  }
}

async function assertNotBuilt(db: Db, id: number) {
  const size = await db
    .selectFrom('bike_sizes as size')
    .innerJoin('bikes as bike', 'bike.id', 'size.bike_id')
    .select(IS_BUILT.as('is_built'))
    .where('size.id', '=', id)
    .where('bike.published', '=', true)
    .executeTakeFirst()
  if (!size) throw notFound('This size')
  if (size.is_built) throw conflict('in_stock', 'Good news: we build this size again. You can order it now.')
}

/** Deletes the alert with this key; false when there is none (any more). */
export async function endSizeAlert(db: Db, key: string): Promise<boolean> {
  const gone = await db.deleteFrom('size_alerts').where('key', '=', key).returning('id').executeTakeFirst()
  return gone !== undefined
}
