import { toCents, toDollars } from '@nireeka/contracts'
import type { BikePriceInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { invalid, recordAudit, type Db, type StaffCaller } from '../../platform/index.ts'
import type { BikePrices } from '../prices/bike-prices.ts'
import { makeChange } from './check/make-change.ts'
import { lockCatalogue } from './check/read-catalogue.ts'
import { assertVersion } from './versions.ts'

interface Subject {
  kind: 'bike' | 'part' | 'colour'
  id: number
}

interface Needs {
  db: Db
  now: () => Date
  prices: BikePrices
}
export type WritePrices = ReturnType<typeof createWritePrices>

const TABLES = { bike: 'bikes', part: 'parts', colour: 'colours' } as const
const UPGRADE = 3

/** Creates what changes the prices of bikes, parts and colours in the name of an admin, with the audit. */
export function createWritePrices({ db, now, prices }: Needs) {
  return {
    /**
     * Changes a price at once or from a day on. Throws as `planPrice` does, a 409 for another version, and a 409
     * `breaks_samples` when a price at once breaks sample builds, unless that is accepted.
     */
    set: (subject: Subject, input: z.output<typeof BikePriceInput>, by: StaffCaller): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const at = now()
        await lockCatalogue(trx)
        await lock(trx, subject, input.version)
        if (subject.kind === 'part') await assertMayCost(trx, subject.id, input.price)
        const cents = toCents(input.price)
        let before = cents
        const plan = async () => {
          before = await prices.planPrice(trx, { subject, cents, beginsOn: input.begins_on, by, at })
        }
        if (input.begins_on === null) await makeChange(trx, plan, input.accept_broken)
        else {
          await plan()
          await touch(trx, subject)
        }
        await recordAudit(trx, {
          by,
          action: `${subject.kind}.price`,
          subject,
          before: { price: toDollars(before) },
          after: { price: input.price, ...(input.begins_on !== null && { begins_on: input.begins_on }) },
          at,
        })
      }),

    /** Cancels a planned price. */
    cancel: (subject: Subject, id: number, version: number, by: StaffCaller): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const at = now()
        await lock(trx, subject, version)
        const { cents, begins_at } = await prices.cancelPlannedPrice(trx, { subject, id, at })
        await touch(trx, subject)
        const planned = { planned_price: toDollars(cents), begins_on: begins_at.toISOString().slice(0, 10) }
        await recordAudit(trx, {
          by,
          action: `${subject.kind}.price`,
          subject,
          before: planned,
          after: { planned_price: null },
          at,
        })
      }),
  }
}

async function lock(trx: Db, { kind, id }: Subject, version: number) {
  const row = await trx
    .selectFrom(TABLES[kind])
    .select('version')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  assertVersion(row, version, `This ${kind}`)
}

/** Counts a change of what has the price, although nothing of its own row changes yet. */
const touch = (trx: Db, { kind, id }: Subject) =>
  trx
    .updateTable(TABLES[kind])
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

async function assertMayCost(trx: Db, partId: number, price: number) {
  const part = await trx.selectFrom('parts').select('category_id').where('id', '=', partId).executeTakeFirst()
  if (price > 0 && part?.category_id !== UPGRADE)
    throw invalid('price', 'Only upgrades (category 3) cost something.')
}
