import { CONTENT_KINDS, type ContentKindName } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { kindOf } from './kinds.ts'

/**
 * Makes the first version of everything that the public reads and that has no version yet: what came with the shop. A
 * seed does it, again for each kind that is added.
 */
export async function adoptContent(trx: Db, at: Date) {
  for (const kind of CONTENT_KINDS) await adoptKind(trx, kind, at)
}

async function adoptKind(trx: Db, kind: ContentKindName, at: Date) {
  const { current, title } = kindOf(kind)
  const rows = await trx.selectFrom('content_items').select('key').where('kind', '=', kind).execute()
  const known = new Set(rows.map(({ key }) => key))
  for (const { key, data } of await current(trx)) {
    if (known.has(key)) continue
    const item = await trx
      .insertInto('content_items')
      .values({ kind, key, title: title(data), published_version: 1 })
      .onConflict((other) => other.columns(['kind', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (item) await addFirst(trx, item.id, { title: title(data), data: JSON.stringify(data), at })
  }
}

const addFirst = (trx: Db, id: number, { at, ...text }: { title: string; data: string; at: Date }) =>
  trx
    .insertInto('content_versions')
    .values({
      item_id: id,
      version: 1,
      ...text,
      written_by: null,
      written_at: at,
      published_by: null,
      published_at: at,
    })
    .execute()
