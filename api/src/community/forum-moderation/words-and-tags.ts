import type { WordChange, WordInput } from '@nireeka/contracts/api'
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
    const { reason, ...word } = input
    const { count } = await trx
      .selectFrom('forum_words')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= MOST_WORDS) throw invalid('word', `The list has ${MOST_WORDS} words, which is all it takes.`)
    const added = await trx
      .insertInto('forum_words')
      .values(word)
      .onConflict((known) => known.column('word').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw invalid('word', 'The list has this word already.')
    await recordAudit(trx, {
      by,
      action: 'forum_word.add',
      subject: { kind: 'forum_word', id: added.id },
      before: null,
      after: { ...word, reason },
      at: now,
    })
    return added
  })

/** Changes a word or what it does, if it still is what was read. */
export const changeWord = (
  db: Db,
  { id, by, input, now }: Call & { id: number; input: z.output<typeof WordChange> },
) =>
  db.transaction().execute(async (trx) => {
    const { reason, read, ...word } = input
    const before = await lockWord(trx, id)
    if (before.word !== read.word || before.action !== read.action) throw changed()
    const other = await trx
      .selectFrom('forum_words')
      .select('id')
      .where('word', '=', word.word)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (other) throw invalid('word', 'The list has this word already.')
    await trx.updateTable('forum_words').set(word).where('id', '=', id).execute()
    await recordAudit(trx, {
      by,
      action: 'forum_word.change',
      subject: { kind: 'forum_word', id },
      before: { ...before },
      after: { ...word, reason },
      at: now,
    })
  })

const changed = () => conflict('changed', 'It has changed in the meantime.')

async function lockWord(trx: Db, id: number) {
  const word = await trx
    .selectFrom('forum_words')
    .select(['word', 'action'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!word) throw notFound('This word')
  return word
}

/** Removes a word that still has the action that was read. */
export const removeWord = (
  db: Db,
  { id, action, reason, by, now }: Call & { id: number; action: Word['action']; reason: string },
) =>
  db.transaction().execute(async (trx) => {
    const word = await lockWord(trx, id)
    if (word.action !== action) throw changed()
    await trx.deleteFrom('forum_words').where('id', '=', id).execute()
    await recordAudit(trx, {
      by,
      action: 'forum_word.remove',
      subject: { kind: 'forum_word', id },
      before: { ...word },
      after: { reason },
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
    if (!added) throw invalid('name', 'This tag is there already.')
    // A tag has no id of its own.
    const subject = { kind: 'forum_tag', id: 0 } as const
    await recordAudit(trx, { by, action: 'forum_tag.add', subject, before: null, after: { name }, at: now })
  })
