import type { HelpSynonym } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import {
  addSynonym,
  type Db,
  invalid,
  notFound,
  recordAudit,
  type StaffCaller,
  takeMiss,
} from '../../platform/index.ts'

interface Call {
  by: StaffCaller
  now: Date
}

/** Takes a search off the list of those that found nothing. It comes back when somebody looks for it again. */
export const dismissMiss = (db: Db, { id, by, now }: Call & { id: number }) =>
  db.transaction().execute(async (trx) => {
    const miss = await takeMiss(trx, 'help', id)
    if (!miss) throw notFound('This search')
    await recordAudit(trx, {
      by,
      action: 'help_miss.dismiss',
      subject: { kind: 'help_miss', id },
      before: miss,
      after: {},
      at: now,
    })
  })

/** Makes a phrase find what other words find. */
export const addHelpSynonym = (db: Db, { input, by, now }: Call & { input: z.output<typeof HelpSynonym> }) =>
  db.transaction().execute(async (trx) => {
    const isAdded = await addSynonym(trx, { area: 'help', ...input })
    if (!isAdded) throw invalid('phrase', 'This phrase means these words already.')
    // A synonym has no id of its own.
    const subject = { kind: 'help_synonym', id: 0 } as const
    await recordAudit(trx, { by, action: 'help_synonym.add', subject, before: null, after: input, at: now })
  })
