import type { HelpTopicEdit, NewHelpTopic } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, invalid, notFound, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { lockTopic } from './topic-row.ts'

type Written = z.output<typeof NewHelpTopic>

interface Call {
  by: StaffCaller
  now: Date
}

/** Creates a topic as a draft; returns its id. The same key again returns the one of the first time. */
export const createTopic = (db: Db, { input, key, by, now }: Call & { input: Written; key: string }) =>
  db.transaction().execute(async (trx) => {
    await assertKnown(trx, input)
    const { group_id, title, body } = input
    const made = await trx
      .insertInto('help_topics')
      .values({ group_id, title, body, is_draft: true, created_key: key })
      .onConflict((known) => known.column('created_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) {
      const known = trx.selectFrom('help_topics').select('id').where('created_key', '=', key)
      return (await known.executeTakeFirstOrThrow()).id
    }
    await addVersion(trx, { ...input, topic_id: made.id, number: 1, restored_from: null, by, now })
    const subject = { kind: 'help_topic', id: made.id } as const
    const after = { title, version: 1 }
    await recordAudit(trx, { by, action: 'help_topic.create', subject, before: null, after, at: now })
    return made.id
  })

/** Saves a new version of a topic. Readers don't get it before it is published. */
export const editTopic = (
  db: Db,
  { id, input, by, now }: Call & { id: number; input: z.output<typeof HelpTopicEdit> },
) =>
  db.transaction().execute(async (trx) => {
    const { version, ...written } = input
    await lockTopic(trx, id, version)
    await assertKnown(trx, written, id)
    await addVersion(trx, { ...written, topic_id: id, number: version + 1, restored_from: null, by, now })
    await recordAudit(trx, {
      by,
      action: 'help_topic.edit',
      subject: { kind: 'help_topic', id },
      before: { version },
      after: { version: version + 1, title: written.title },
      at: now,
    })
  })

interface Restored {
  id: number
  /** The version whose text comes back. */
  number: number
  /** The latest version, as it was read. */
  version: number
}

/** Saves the text of an older version as the latest one. */
export const restoreVersion = (db: Db, { id, number, version, by, now }: Call & Restored) =>
  db.transaction().execute(async (trx) => {
    await lockTopic(trx, id, version)
    const old = await trx
      .selectFrom('help_topic_versions')
      .select(['title', 'group_id', 'body', 'bikes', 'keywords', 'related'])
      .where('topic_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!old) throw notFound('This version')
    await addVersion(trx, { ...old, topic_id: id, number: version + 1, restored_from: number, by, now })
    await recordAudit(trx, {
      by,
      action: 'help_topic.restore',
      subject: { kind: 'help_topic', id },
      before: { version },
      after: { version: version + 1, restored_from: number },
      at: now,
    })
  })

interface NewVersion extends Written, Call {
  topic_id: number
  number: number
  restored_from: number | null
}

async function addVersion(trx: Db, { by, now, ...version }: NewVersion) {
  await trx
    .insertInto('help_topic_versions')
    .values({ ...version, written_by: by.id, written_at: now, published_by: null, published_at: null })
    .execute()
  await trx
    .updateTable('help_topics')
    .set({ version: version.number })
    .where('id', '=', version.topic_id)
    .execute()
}

/** Throws a 422 for a group, bikes or topics that there aren't. */
async function assertKnown(trx: Db, { group_id, bikes, related }: Written, id?: number) {
  const group = await trx.selectFrom('help_groups').select('id').where('id', '=', group_id).executeTakeFirst()
  if (!group) throw invalid('group_id', 'Choose a group.')
  const knownBikes = await trx
    .selectFrom('bikes')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...bikes]))))
    .execute()
  if (knownBikes.length < new Set(bikes).size)
    throw invalid('bikes', 'One of these bikes isn’t there any more.')
  if (id !== undefined && related.includes(id)) throw invalid('related', 'A topic can’t lead to itself.')
  const knownTopics = await trx
    .selectFrom('help_topics')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...related]))))
    .execute()
  if (knownTopics.length < new Set(related).size)
    throw invalid('related', 'One of these topics isn’t there any more.')
}
