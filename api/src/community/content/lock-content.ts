import { conflict, type Db, notFound } from '../../platform/index.ts'
import type { ContentName } from './read-content.ts'

/** Locks the content that an admin changes. Throws a 409 when it has a newer version than the one that they have read. */
export async function lockContent(trx: Db, { kind, key }: ContentName, version: number) {
  const item = await trx
    .selectFrom('content_items')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!item) throw notFound('This content')
  if (item.version !== version) throw await staleVersion(trx, item.id, item.version)
  return item
}

async function staleVersion(trx: Db, id: number, version: number) {
  const latest = await trx
    .selectFrom('content_versions as latest')
    .leftJoin('users as writer', 'writer.id', 'latest.written_by')
    .select('writer.user_name')
    .where('latest.item_id', '=', id)
    .where('latest.version', '=', version)
    .executeTakeFirst()
  const by = latest?.user_name ?? 'Somebody else'
  return conflict(
    'stale_version',
    `${by} has saved version ${version} in the meantime. Please review it and try again.`,
  )
}
