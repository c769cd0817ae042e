import { type Db, notFound, recordAudit, type StaffCaller, takeMiss } from '../../platform/index.ts'

interface Call {
  by: StaffCaller
  now: Date
}

/** Takes a search off the list of those that found nothing. It comes back when somebody looks for it again. */
export const dismissMiss = (db: Db, { id, by, now }: Call & { id: number }) =>
  db.transaction().execute(async (trx) => {
    const miss = await takeMiss(trx, id)
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
