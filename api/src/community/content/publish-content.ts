import { conflict, type Db, invalid, notFound, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { kindOf } from './kinds.ts'
import { lockContent } from './lock-content.ts'
import type { ContentName } from './read-content.ts'
import { showVersion } from './show-version.ts'

interface Step extends ContentName {
  /** The latest version, as it was read. */
  version: number
  by: StaffCaller
  now: Date
}

/** Gives the public the latest version: at once, or planned for a time. */
export const publishContent = (db: Db, { at, ...step }: Step & { at: string | null }) =>
  db.transaction().execute(async (trx) => {
    const { version, by, now } = step
    const item = await lockContent(trx, step, version)
    const audit = { by, subject: { kind: 'content', id: item.id }, at: now } as const
    if (at === null) {
      await showVersion(trx, { item, version, by: by.id, at: now })
      const before = { published_version: item.published_version }
      const after = { published_version: version }
      return recordAudit(trx, { ...audit, action: 'content.publish', before, after })
    }
    if (Date.parse(at) <= now.getTime()) throw invalid('at', 'Please choose a time that is still to come.')
    await trx
      .updateTable('content_items')
      .set({ publish_version: version, publish_at: new Date(at), publish_by: by.id })
      .where('id', '=', item.id)
      .execute()
    const before = { publish_at: item.publish_at, publish_version: item.publish_version }
    const after = { publish_at: at, publish_version: version }
    return recordAudit(trx, { ...audit, action: 'content.schedule', before, after })
  })

/** Cancels the planned publication. */
export const unscheduleContent = (db: Db, step: Step) =>
  db.transaction().execute(async (trx) => {
    const { id, publish_at, publish_version } = await lockContent(trx, step, step.version)
    if (publish_at === null)
      throw conflict('not_scheduled', 'No publication is planned any more. Please review it and try again.')
    await trx
      .updateTable('content_items')
      .set({ publish_version: null, publish_at: null, publish_by: null })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      by: step.by,
      action: 'content.unschedule',
      subject: { kind: 'content', id },
      before: { publish_at, publish_version },
      after: { publish_at: null, publish_version: null },
      at: step.now,
    })
  })

/** Takes published content away from the public, with a publication that is planned. Its versions stay. */
export const withdrawContent = (db: Db, step: Step) =>
  db.transaction().execute(async (trx) => {
    const { remove } = kindOf(step.kind)
    if (!remove) throw notFound('This page')
    const { id, published_version } = await lockContent(trx, step, step.version)
    if (published_version === null)
      throw conflict('not_published', 'This isn’t published. Please review it and try again.')
    await remove(trx, step.key)
    await trx
      .updateTable('content_items')
      .set({ published_version: null, is_withdrawn: true })
      .set({ publish_version: null, publish_at: null, publish_by: null })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      by: step.by,
      action: 'content.withdraw',
      subject: { kind: 'content', id },
      before: { published_version },
      after: { published_version: null },
      at: step.now,
    })
  })
