import type { HelpSynonym, HelpSynonymChange, HelpSynonymRemoval } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import {
  addSynonym,
  changeSynonym,
  conflict,
  type Db,
  invalid,
  lockSynonym,
  notFound,
  recordAudit,
  removeSynonym,
  type StaffCaller,
  type SynonymWords,
} from '../../platform/index.ts'

interface Call<Input> {
  input: z.output<Input>
  by: StaffCaller
  now: Date
}
interface CallOfOne<Input> extends Call<Input> {
  id: number
}

/** Makes a phrase find what other words find. */
export const addHelpSynonym = (db: Db, { input, by, now }: Call<typeof HelpSynonym>) =>
  db.transaction().execute(async (trx) => {
    const id = await addSynonym(trx, input)
    if (id === null) throw known()
    const subject = { kind: 'help_synonym', id } as const
    await recordAudit(trx, { by, action: 'help_synonym.add', subject, before: null, after: input, at: now })
  })

/** Changes a synonym that still is what was read. */
export const changeHelpSynonym = (db: Db, { id, input, by, now }: CallOfOne<typeof HelpSynonymChange>) =>
  db.transaction().execute(async (trx) => {
    const { read, ...after } = input
    const { area, ...before } = await lockAsRead(trx, id, read)
    if (!(await changeSynonym(trx, id, { area, ...after }))) throw known()
    const subject = { kind: 'help_synonym', id } as const
    await recordAudit(trx, { by, action: 'help_synonym.change', subject, before, after, at: now })
  })

/** Removes a synonym that still is what was read. */
export const removeHelpSynonym = (db: Db, { id, input, by, now }: CallOfOne<typeof HelpSynonymRemoval>) =>
  db.transaction().execute(async (trx) => {
    const before = await lockAsRead(trx, id, input.read)
    await removeSynonym(trx, id, before)
    const subject = { kind: 'help_synonym', id } as const
    await recordAudit(trx, {
      by,
      action: 'help_synonym.remove',
      subject,
      before: { ...before },
      after: {},
      at: now,
    })
  })

const known = () => invalid('phrase', 'This phrase means these words already.')

async function lockAsRead(trx: Db, id: number, read: SynonymWords) {
  const found = await lockSynonym(trx, id)
  if (!found) throw notFound('This synonym')
  if (found.phrase !== read.phrase || found.means !== read.means)
    throw conflict('changed', 'It has changed in the meantime.')
  return found
}
