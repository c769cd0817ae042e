import { toCents } from '@nireeka/contracts'
import type { NewPart, PartCheck, PartEdit, Publication } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { readPrices } from '../../../catalogue/index.ts'
import { invalid, notFound, recordAudit, type Db, type StaffCaller } from '../../../platform/index.ts'
import { performanceOf } from '../../configurator/to-bike.ts'
import { lockCatalogue } from '../check/read-catalogue.ts'
import { tryChange } from '../check/build-effects.ts'
import { makeChange } from '../check/make-change.ts'
import { changesBetween } from '../changes-between.ts'
import { assertVersion } from '../versions.ts'
import { checkPart } from './check-part.ts'
import { readFits } from './part-list.repository.ts'
import { writeFits } from './write-fits.ts'

interface Needs {
  db: Db
  now: () => Date
}
type PartFields = z.output<typeof NewPart>
export type WriteParts = ReturnType<typeof createWriteParts>

const UPGRADE = 3

/** Creates what admins do with parts. Every function records the audit and checks what the change does to builds. */
export function createWriteParts({ db, now }: Needs) {
  return {
    /** Returns what a part would do to builds; nothing is written. */
    check: ({ id, part }: z.output<typeof PartCheck>) => tryChange(db, (trx) => tryPart(trx, id, part)),

    /** Creates a part that isn't published; returns its id. The same key again returns the part of the first time. */
    create: (input: PartFields, key: string, by: StaffCaller): Promise<number> =>
      db.transaction().execute(async (trx) => {
        await lockCatalogue(trx)
        const made = await trx
          .selectFrom('parts')
          .select('id')
          .where('created_key', '=', key)
          .executeTakeFirst()
        if (made) return made.id
        await checkPart(trx, input, 0)
        const id = await insertPart(trx, input, key)
        await makeChange(trx, () => writeFits(trx, { ...input, id }, input.bikes), false)
        await recordAudit(trx, {
          by,
          action: 'part.create',
          subject: { kind: 'part', id },
          before: null,
          after: input,
          at: now(),
        })
        return id
      }),

    edit: (id: number, input: z.output<typeof PartEdit>, by: StaffCaller): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { version, accept_broken, ...part } = input
        await lockCatalogue(trx)
        const row = await lockPart(trx, id, version)
        await checkPart(trx, part, await highestPrice(trx, row))
        const before = await factsOf(trx, row)
        await makeChange(trx, () => updatePart(trx, id, part), accept_broken)
        const facts = changesBetween(before, part)
        await recordAudit(trx, {
          by,
          action: 'part.edit',
          subject: { kind: 'part', id },
          ...facts,
          at: now(),
        })
      }),

    /** Publishes a part, or takes it out of the configurator: builds that have it can't be ordered any more. */
    publish: (id: number, input: z.output<typeof Publication>, by: StaffCaller): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockCatalogue(trx)
        const row = await lockPart(trx, id, input.version)
        if (input.is_published && row.category_id === UPGRADE && row.price_cents === 0)
          throw invalid('is_published', 'Set its price first: nothing is given away by mistake.')
        const published = input.is_published
        await makeChange(
          trx,
          () => trx.updateTable('parts').set({ published }).where('id', '=', id).execute(),
          input.accept_broken,
        )
        await recordAudit(trx, {
          by,
          action: 'part.publish',
          subject: { kind: 'part', id },
          before: { published: row.published },
          after: { published },
          at: now(),
        })
      }),
  }
}

/** Locks a part until the transaction ends; throws a 404 without it and a 409 for another version. */
export const lockPart = async (trx: Db, id: number, version: number) =>
  assertVersion(
    await trx.selectFrom('parts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    version,
    'This part',
  )

/** Returns the highest price in cents that the part has or is planned to have. */
async function highestPrice(
  trx: Db,
  { id, price_cents }: { id: number; price_cents: number },
): Promise<number> {
  const { planned } = await readPrices(trx, { kind: 'part', id })
  return Math.max(price_cents, ...planned.map(({ price }) => toCents(price)))
}

const columnsOf = ({ performance, bikes: _bikes, ...columns }: PartFields) => ({ ...columns, ...performance })

async function insertPart(trx: Db, part: PartFields, created_key: string | null): Promise<number> {
  const { id } = await trx
    .insertInto('parts')
    .values({ ...columnsOf(part), price_cents: 0, published: false, created_key })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function updatePart(trx: Db, id: number, part: PartFields): Promise<void> {
  await trx.updateTable('parts').set(columnsOf(part)).where('id', '=', id).execute()
  await writeFits(trx, { id, slot_id: part.slot_id }, part.bikes)
}

/** Writes a part without its audit, for a check that takes it back. */
async function tryPart(trx: Db, id: number | null, part: PartFields): Promise<void> {
  if (id === null) {
    await checkPart(trx, part, 0)
    const made = await insertPart(trx, part, null)
    return writeFits(trx, { id: made, slot_id: part.slot_id }, part.bikes)
  }
  const row = await trx
    .selectFrom('parts')
    .select(['id', 'price_cents'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('This part')
  await checkPart(trx, part, await highestPrice(trx, row))
  await updatePart(trx, id, part)
}

async function factsOf(trx: Db, row: Awaited<ReturnType<typeof lockPart>>): Promise<PartFields> {
  const fits = await readFits(trx, [row.id])
  return {
    title: row.title,
    summary: row.summary,
    slot_id: row.slot_id,
    category_id: row.category_id as PartFields['category_id'],
    performance: performanceOf(row),
    image: row.image,
    bikes: (fits.get(row.id) ?? []).map(({ id, is_default }) => ({ bike_id: id, is_default })),
  }
}
