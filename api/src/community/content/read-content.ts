import type {
  ContentItemData,
  ContentKindName,
  ContentListQuery,
  ContentState,
  ContentVersionData,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { type Db, notFound, startingWith } from '../../platform/index.ts'
import { kindOf } from './kinds.ts'

const PER_PAGE = 50
const VERSIONS_PER_PAGE = 20

/** What names one piece of content. */
export interface ContentName {
  kind: ContentKindName
  key: string
}

const stateOfContent = sql<ContentState>`case when publish_at is not null then 'scheduled'
  when is_withdrawn then 'withdrawn' when published_version is null then 'draft'
  when published_version = item.version then 'published' else 'changed' end`

const latestOf = (db: Db, kind: ContentKindName) =>
  db
    .selectFrom('content_items as item')
    .innerJoin('content_versions as latest', (join) =>
      join.onRef('latest.item_id', '=', 'item.id').onRef('latest.version', '=', 'item.version'),
    )
    .where('item.kind', '=', kind)

const rowsOf = (found: ReturnType<typeof latestOf>) =>
  found
    .leftJoin('users as writer', 'writer.id', 'latest.written_by')
    .select(['item.id', 'item.key', 'item.title', 'item.version', 'item.publish_at'])
    .select(['latest.written_at', 'writer.user_name as written_by', stateOfContent.as('state')])

const withTimes = <Row extends { publish_at: Date | null; written_at: Date }>(row: Row) => ({
  ...row,
  publish_at: row.publish_at?.toISOString() ?? null,
  written_at: row.written_at.toISOString(),
})

/** Returns a page of all content of a kind as its latest versions have it, what was saved last first. */
export async function listContent(
  db: Db,
  kind: ContentKindName,
  { page, search, state }: z.output<typeof ContentListQuery>,
) {
  let found = latestOf(db, kind)
  if (state) found = found.where(stateOfContent, '=', state)
  if (search?.trim())
    found = found.where(sql<boolean>`fold(item.title) like '%' || fold(${startingWith(search.trim())})`)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await rowsOf(found)
    .orderBy('latest.written_at', 'desc')
    .orderBy('item.id')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return { items: rows.map(withTimes), page, per_page: PER_PAGE, total }
}

/** Returns content as its latest version has it. Throws a 404 for what there isn't. */
export async function readContent(db: Db, { kind, key }: ContentName): Promise<ContentItemData> {
  const row = await rowsOf(latestOf(db, kind).where('item.key', '=', key))
    .select(['item.kind', 'item.published_version', 'item.publish_version', 'latest.data'])
    .executeTakeFirst()
  if (!row) throw notFound('This content')
  return { ...withTimes(row), may_withdraw: kindOf(kind).remove !== undefined }
}

/** Returns a page of the versions, the latest first. Throws a 404 for content that there isn't. */
export async function listVersions(db: Db, { kind, key }: ContentName, page: number) {
  const item = await db
    .selectFrom('content_items')
    .select(['id', 'version', 'published_version'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!item) throw notFound('This content')
  const rows = await db
    .selectFrom('content_versions as version')
    .leftJoin('users as writer', 'writer.id', 'version.written_by')
    .leftJoin('users as publisher', 'publisher.id', 'version.published_by')
    .select(['version.version', 'version.title', 'version.written_at', 'version.published_at'])
    .select(['writer.user_name as written_by', 'publisher.user_name as published_by'])
    .where('version.item_id', '=', item.id)
    .orderBy('version.version', 'desc')
    .limit(VERSIONS_PER_PAGE)
    .offset((page - 1) * VERSIONS_PER_PAGE)
    .execute()
  const items = rows.map((row) => ({
    ...row,
    written_at: row.written_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    is_live: row.version === item.published_version,
  }))
  // Each save is one version more, and none is ever removed.
  return { items, page, per_page: VERSIONS_PER_PAGE, total: item.version }
}

/** Returns the text of a version. Throws a 404 for one that there isn't. */
export async function readVersion(
  db: Db,
  { kind, key, version }: ContentName & { version: number },
): Promise<ContentVersionData> {
  const row = await db
    .selectFrom('content_versions as version')
    .innerJoin('content_items as item', 'item.id', 'version.item_id')
    .select(['version.version', 'version.data'])
    .where('item.kind', '=', kind)
    .where('item.key', '=', key)
    .where('version.version', '=', version)
    .executeTakeFirst()
  if (!row) throw notFound('This version')
  return row
}
