import type { PromoCodeChange, PromoCodeInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { conflict, invalid, notFound, recordAudit, type Db, type StaffCaller } from '../../platform/index.ts'
import { assertTargets } from './promo-targets.ts'
import { changedFacts } from './changed-facts.ts'
import { toRow } from './to-promo-code.ts'

interface Needs {
  db: Db
  now: () => Date
}

type PromoRow = ReturnType<typeof toRow>

/** What a code was taken for, which stays once it was used. */
const FIXED = [
  'code',
  'kind',
  'percent',
  'max_cents',
  'amount_cents',
  'applies_to',
  'product_ids',
  'colour_type',
] as const satisfies ReadonlyArray<keyof PromoRow>

/** Creates the functions by which admins create, change and end promo codes. Each returns the code's id. */
export function createPromoChanges({ db, now }: Needs) {
  return {
    /** Creates a code; throws a 409 for one that there is already. */
    create: (input: z.output<typeof PromoCodeInput>, by: StaffCaller): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const row = toRow(input)
        await assertFree(trx, row.code)
        await assertTargets(trx, row)
        const { id } = await trx
          .insertInto('promo_codes')
          .values(row)
          .returning('id')
          .executeTakeFirstOrThrow()
        await recordAudit(trx, {
          by,
          action: 'promo_code.create',
          subject: { kind: 'promo_code', id },
          before: null,
          after: { ...row },
          at: now(),
        })
        return id
      }),

    /** Changes a code; throws a 409 for one that has changed since, and for another effect of a used one. */
    change: (id: number, { version, ...input }: z.output<typeof PromoCodeChange>, by: StaffCaller) =>
      db.transaction().execute(async (trx) => {
        const row = toRow(input)
        const stored = await lockPromo(trx, id, version)
        if (row.code !== stored.code) await assertFree(trx, row.code)
        if (stored.uses > 0) assertKept(stored, row)
        await assertTargets(trx, row)
        const facts = changedFacts(stored, row)
        await trx.updateTable('promo_codes').set(row).where('id', '=', id).execute()
        await recordAudit(trx, {
          by,
          action: 'promo_code.edit',
          subject: { kind: 'promo_code', id },
          ...facts,
          at: now(),
        })
        return id
      }),

    /** Ends a code now; throws a 409 for one that has ended. */
    end: (id: number, version: number, by: StaffCaller) =>
      db.transaction().execute(async (trx) => {
        const at = now()
        const { code, starts_at, ends_at } = await lockPromo(trx, id, version)
        if (ends_at !== null && ends_at <= at) {
          throw conflict('code_ended', `${code} has ended already.`)
        }
        // A code that was planned for later never counted, and ends before it would have started.
        const start = starts_at !== null && starts_at >= at ? null : starts_at
        await trx
          .updateTable('promo_codes')
          .set({ ends_at: at, starts_at: start })
          .where('id', '=', id)
          .execute()
        await recordAudit(trx, {
          by,
          action: 'promo_code.end',
          subject: { kind: 'promo_code', id },
          before: { ends_at },
          after: { ends_at: at },
          at,
        })
        return id
      }),
  }
}

export type PromoChanges = ReturnType<typeof createPromoChanges>

/** Locks a code, so that nobody redeems it meanwhile, and returns it as it was read. */
async function lockPromo(trx: Db, id: number, version: number) {
  const stored = await trx
    .selectFrom('promo_codes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!stored) throw notFound('This promo code')
  if (stored.version !== version) {
    throw conflict(
      'stale_version',
      `${stored.code} has changed in the meantime. Please review it and try again.`,
    )
  }
  return stored
}

/** Throws a 409 for a code that there is; two who create the same at once wait for each other. */
async function assertFree(trx: Db, code: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promo code ${code}`}, 0))`.execute(trx)
  const other = await trx.selectFrom('promo_codes').select('id').where('code', '=', code).executeTakeFirst()
  if (other) throw conflict('code_taken', `There is a promo code ${code} already. Please take another one.`)
}

/** Throws when a code that was used would take off something else, or allow fewer uses than it had. */
function assertKept(stored: PromoRow & { uses: number }, row: PromoRow) {
  const isKept = FIXED.every((field) => String(stored[field]) === String(row[field]))
  if (!isKept) throw conflict('code_used', USED)
  const { max_uses } = row
  if (max_uses !== null && max_uses < stored.uses) {
    throw invalid('max_uses', `It was used ${stored.uses} times already, so this can’t be less.`)
  }
}

const USED =
  'This code has already been used, so the code and what it takes off stay as they are. End it, and make a new one.'
