import type { AnyContentData, ContentKindName } from '@nireeka/contracts/api'

import { ApiError, type Db, invalid, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { kindOf } from './kinds.ts'
import { lockContent } from './lock-content.ts'
import type { ContentName } from './read-content.ts'

interface Call {
  data: AnyContentData
  by: StaffCaller
  now: Date
}

const LATER = 'Nothing can be added here.'

/** Creates content as a draft; returns its key. The same idempotency key again returns the one of the first time. */
export const createContent = (db: Db, kind: ContentKindName, onceKey: string, { data, by, now }: Call) =>
  db.transaction().execute(async (trx) => {
    assertKind(kind, data)
    const known = await keyOfCall(trx, kind, onceKey)
    if (known) return known
    const { newKey, check, title } = kindOf(kind)
    if (!newKey) throw new ApiError(422, 'nothing_is_added', LATER)
    const key = await newKey(trx)
    await check?.(trx, { key, data })
    const made = await trx
      .insertInto('content_items')
      .values({ kind, key, title: title(data), created_key: onceKey })
      .onConflict((other) => other.column('created_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Another call with the same idempotency key was quicker.
    if (!made) return (await keyOfCall(trx, kind, onceKey)) ?? key
    await addVersion(trx, { id: made.id, kind, version: 1, data, by, now })
    await recordAudit(trx, {
      by,
      action: 'content.create',
      subject: { kind: 'content', id: made.id },
      before: null,
      after: { kind, title: title(data), version: 1 },
      at: now,
    })
    return key
  })

/** Saves a new version. The public doesn't get it before it is published. */
export const editContent = (
  db: Db,
  { version, data, by, now, ...name }: Call & ContentName & { version: number },
) =>
  db.transaction().execute(async (trx) => {
    assertKind(name.kind, data)
    const { id } = await lockContent(trx, name, version)
    const { check, title } = kindOf(name.kind)
    await check?.(trx, { key: name.key, data })
    await addVersion(trx, { id, kind: name.kind, version: version + 1, data, by, now })
    await recordAudit(trx, {
      by,
      action: 'content.edit',
      subject: { kind: 'content', id },
      before: { version },
      after: { kind: name.kind, title: title(data), version: version + 1 },
      at: now,
    })
  })

function assertKind(kind: ContentKindName, data: AnyContentData) {
  if (data.kind !== kind) throw invalid('kind', 'This is another kind of content.')
}

async function keyOfCall(trx: Db, kind: ContentKindName, onceKey: string) {
  const made = await trx
    .selectFrom('content_items')
    .select('key')
    .where('created_key', '=', onceKey)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return made?.key
}

interface NewVersion extends Call {
  id: number
  kind: ContentKindName
  version: number
}

async function addVersion(trx: Db, { id, kind, version, data, by, now }: NewVersion) {
  const title = kindOf(kind).title(data)
  await trx
    .insertInto('content_versions')
    .values({
      item_id: id,
      version,
      title,
      data: JSON.stringify(data),
      written_by: by.id,
      written_at: now,
      published_by: null,
      published_at: null,
    })
    .execute()
  await trx.updateTable('content_items').set({ version, title }).where('id', '=', id).execute()
}
