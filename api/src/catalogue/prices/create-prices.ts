import { conflict, type Db, invalid, notFound, type StaffCaller, startOfDay } from '../../platform/index.ts'
import { applyDuePrices } from './apply-due-prices.ts'
import type { PriceSubject, PriceTable } from './price-table.ts'
import type { PriceSubjectKind } from './tables.ts'

export interface PlanningPrice<Kind extends PriceSubjectKind = PriceSubjectKind> {
  subject: PriceSubject<Kind>
  cents: number
  /** The day (2026-12-01) at whose midnight in UTC the price begins; null for at once. */
  beginsOn: string | null
  by: StaffCaller
  at: Date
}

interface CancellingPrice<Kind extends PriceSubjectKind> {
  subject: PriceSubject<Kind>
  /** The planned price, as `readPrices` names it. */
  id: number
  at: Date
}

interface Needs<Kind extends PriceSubjectKind> {
  db: Db
  now: () => Date
  /** The tables of the domain that have prices, by the kind of subject. */
  tables: Record<Kind, PriceTable>
}

/** The most subjects whose prices change in one run of the job. */
const AT_ONCE = 500

/**
 * Creates what a domain needs to change the prices of its tables, at once or from a day on. Callers record the audit,
 * in the same transaction.
 */
export function createPrices<Kind extends PriceSubjectKind>({ db, now, tables }: Needs<Kind>) {
  const kinds = Object.keys(tables) as Kind[]

  /** Locks the subject and returns its price in cents after all prices that are due; throws a 404 without it. */
  async function lockPrice(trx: Db, subject: PriceSubject<Kind>, at: Date): Promise<number> {
    const cents = await applyDuePrices(trx, { subject, table: tables[subject.kind], at })
    if (cents === undefined) throw notFound(`This ${subject.kind}`)
    return cents
  }

  async function setNow(trx: Db, { subject, cents, by, at }: PlanningPrice<Kind>, old_cents: number) {
    if (cents === old_cents) throw invalid('price', 'This is the price already.')
    await tables[subject.kind].write(trx, subject.id, cents)
    await trx
      .insertInto('price_changes')
      .values({ ...toRow({ subject, cents, by, at }), old_cents, begins_at: at, applied_at: at })
      .execute()
  }

  async function plan(trx: Db, planning: PlanningPrice<Kind>, day: { beginsOn: string; cents: number }) {
    const begins_at = startOfDay(day.beginsOn)
    if (begins_at <= planning.at) throw invalid('begins_on', TOO_EARLY)
    const before = await lastPlanned(trx, planning.subject, begins_at)
    if (before?.begins_at.getTime() === begins_at.getTime()) throw conflict('price_planned', PLANNED)
    if (planning.cents === (before?.cents ?? day.cents)) throw invalid('price', before ? SAME_PLANNED : SAME)
    await trx
      .insertInto('price_changes')
      .values({ ...toRow(planning), begins_at })
      .execute()
  }

  return {
    /**
     * Changes a price at once, or plans it for the beginning of a day; returns the price in cents before. Throws a 404
     * without the subject, a 422 for a day that has begun (`begins_on`) and for the price that it has by then (`price`),
     * and a 409 `price_planned` for a day that has a planned price.
     */
    async planPrice(trx: Db, planning: PlanningPrice<Kind>): Promise<number> {
      const before = await lockPrice(trx, planning.subject, planning.at)
      if (planning.beginsOn === null) await setNow(trx, planning, before)
      else await plan(trx, planning, { beginsOn: planning.beginsOn, cents: before })
      return before
    },

    /**
     * Cancels a planned price and returns it in cents, with the moment at which it would have begun. Throws a 404 for
     * one that isn't planned any more.
     */
    async cancelPlannedPrice(trx: Db, { subject, id, at }: CancellingPrice<Kind>) {
      await lockPrice(trx, subject, at)
      const cancelled = await trx
        .updateTable('price_changes')
        .set({ cancelled_at: at })
        .where('id', '=', id)
        .where('subject_kind', '=', subject.kind)
        .where('subject_id', '=', subject.id)
        .where('applied_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .returning(['new_cents as cents', 'begins_at'])
        .executeTakeFirst()
      if (!cancelled) throw notFound('This planned price')
      return cancelled
    },

    /** The job that applies the planned prices that are due. What one process applies, no other does again. */
    async applyDue(): Promise<void> {
      const at = now()
      for (const subject of await dueSubjects(db, kinds, at)) {
        await db
          .transaction()
          .execute((trx) => applyDuePrices(trx, { subject, table: tables[subject.kind as Kind], at }))
      }
    },
  }
}

const TOO_EARLY = 'A planned price begins tomorrow at the earliest (UTC). Change it now instead.'
const PLANNED = 'A price is planned for this day already. Cancel that one first.'

const SAME = 'This is the price already, so nothing would change on that day.'
const SAME_PLANNED = 'The price planned before that day is the same, so nothing would change.'

const toRow = ({ subject, cents, by, at }: Omit<PlanningPrice, 'beginsOn'>) => ({
  subject_kind: subject.kind,
  subject_id: subject.id,
  new_cents: cents,
  actor: `admin:${by.id}`,
  planned_at: at,
})

/** Returns the last price that is planned to begin by a moment, that moment included. */
const lastPlanned = (trx: Db, { kind, id }: PriceSubject, by: Date) =>
  trx
    .selectFrom('price_changes')
    .select(['new_cents as cents', 'begins_at'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('applied_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('begins_at', '<=', by)
    .orderBy('begins_at', 'desc')
    .executeTakeFirst()

const dueSubjects = (db: Db, kinds: readonly PriceSubjectKind[], at: Date): Promise<PriceSubject[]> =>
  db
    .selectFrom('price_changes')
    .select(['subject_kind as kind', 'subject_id as id'])
    .distinct()
    .where('subject_kind', 'in', kinds)
    .where('applied_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('begins_at', '<=', at)
    .orderBy('subject_kind')
    .orderBy('subject_id')
    .limit(AT_ONCE)
    .execute()
