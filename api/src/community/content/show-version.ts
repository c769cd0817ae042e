import type { ContentKindName } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { kindOf } from './kinds.ts'

interface Showing {
  item: { id: number; kind: ContentKindName; key: string }
  version: number
  /** Who publishes it. */
  by: number | null
  at: Date
}

/** Gives the public a version, in place of the one before. The item is locked. A planned publication is done by it. */
export async function showVersion(trx: Db, { item: { id, kind, key }, version, by, at }: Showing) {
  const { data } = await trx
    .updateTable('content_versions')
    .set({ published_by: by, published_at: at })
    .where('item_id', '=', id)
    .where('version', '=', version)
    .returning('data')
    .executeTakeFirstOrThrow()
  const { check, publish } = kindOf(kind)
  await check?.(trx, { key, data })
  await publish(trx, { key, data, at })
  await trx
    .updateTable('content_items')
    .set({ published_version: version, is_withdrawn: false })
    .set({ publish_version: null, publish_at: null, publish_by: null })
    .where('id', '=', id)
    .execute()
}
