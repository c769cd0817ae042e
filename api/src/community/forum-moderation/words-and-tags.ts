import type { WordInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { conflict, type Db, invalid, notFound, recordAudit, type StaffCaller } from '../../platform/index.ts'

/** More words would slow each post down. */
const MOST_WORDS = 500

interface Call {
  by: StaffCaller
  now: Date
}
type Word = z.output<typeof WordInput>

/** Adds a word to the list; returns its id. */
export const addWord = (db: Db, { by, input, now }: Call & { input: Word }) =>
  db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('forum_words')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= MOST_WORDS) throw invalid('word', `The list has ${MOST_WORDS} words, which is all it takes.`)
    const added = await trx
      .insertInto('forum_words')
      .values(input)
      .onConflict((known) => known.column('word').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw invalid('word', 'The list has this word already.')
    await recordAudit(trx, {
      by,
      action: 'forum_word.add',
      subject: { kind: 'forum_word', id: added.id },
      before: null,
      after: { ...input },
      at: now,
    })
    return added
  })

/** Removes a word that still has the action that was read. */
export const removeWord = (db: Db, { id, action, by, now }: Call & { id: number; action: Word['action'] }) =>
  db.transaction().execute(async (trx) => {
    const word = await trx
      .selectFrom('forum_words')
      .select(['word', 'action'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!word) throw notFound('This word')
    if (word.action !== action) throw conflict('changed', 'It has changed in the meantime.')
    await trx.deleteFrom('forum_words').where('id', '=', id).execute()
    await recordAudit(trx, {
      by,
      action: 'forum_word.remove',
      subject: { kind: 'forum_word', id },
      before: { ...word },
      after: {},
      at: now,
    })
  })

/** Adds a tag that threads can have. */
export const addTag = (db: Db, { by, name, now }: Call & { name: string }) =>
  db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('forum_tags')
      .values({ name })
      .onConflict((known) => known.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!added) throw invalid('name', 'There is this tag already.')
    // A tag has no id of its own.
    const subject = { kind: 'forum_tag', id: 0 } as const
    await recordAudit(trx, { by, action: 'forum_tag.add', subject, before: null, after: { name }, at: now })
  })
