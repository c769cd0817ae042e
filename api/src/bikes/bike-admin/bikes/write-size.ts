import type { SizeCheck, SizeEdit } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { invalid, notFound, recordAudit, type Db, type StaffCaller } from '../../../platform/index.ts'
import { tryChange } from '../check/build-effects.ts'
import { makeChange } from '../check/make-change.ts'
import { lockCatalogue } from '../check/read-catalogue.ts'
import { changesBetween } from '../changes-between.ts'
import { lockBike } from './write-bike.ts'

interface Needs {
  db: Db
  now: () => Date
}

interface SizePlace {
  bikeId: number
  sizeId: number
}

interface WritingSize extends SizePlace {
  input: z.output<typeof SizeEdit>
  by: StaffCaller
}
export type WriteSize = ReturnType<typeof createWriteSize>

/** Creates what writes for whom a size is made, and in which colours it comes. */
export const createWriteSize = ({ db, now }: Needs) => ({
  /** Returns what a size would do to builds; nothing is written. */
  check: (place: SizePlace, { colours, ...size }: z.output<typeof SizeCheck>) =>
    tryChange(db, async (trx) => {
      await readSize(trx, place)
      await updateSize(trx, place.sizeId, { size, colours })
    }),

  edit: (writing: WritingSize): Promise<void> =>
    db.transaction().execute((trx) => writeSize(trx, writing, now())),
})

async function writeSize(trx: Db, { bikeId, sizeId, input, by }: WritingSize, at: Date) {
  const { version, accept_broken, colours, ...size } = input
  await lockCatalogue(trx)
  await lockBike(trx, bikeId, version)
  const row = await readSize(trx, { bikeId, sizeId })
  const before = await readColours(trx, sizeId)
  await makeChange(trx, () => updateSize(trx, sizeId, { size, colours }), accept_broken)
  const sorted = colours.toSorted((a, b) => a.colour_id - b.colour_id)
  const facts = changesBetween({ ...row, colours: before }, { ...size, colours: sorted })
  await recordAudit(trx, {
    by,
    action: 'bike.size',
    subject: { kind: 'bike', id: bikeId },
    before: { size: row.name, ...facts.before },
    after: { size: row.name, ...facts.after },
    at,
  })
}

type SizeColours = z.output<typeof SizeEdit>['colours']

async function readSize(trx: Db, { bikeId, sizeId }: SizePlace) {
  const row = await trx
    .selectFrom('bike_sizes')
    .selectAll()
    .where('id', '=', sizeId)
    .where('bike_id', '=', bikeId)
    .executeTakeFirst()
  if (!row) throw notFound('This size')
  return row
}

interface SizeContent {
  size: Omit<z.output<typeof SizeCheck>, 'colours'>
  colours: SizeColours
}

/** Writes a size and its colours; throws a 422 for colours that can't be. */
async function updateSize(trx: Db, sizeId: number, { size, colours }: SizeContent): Promise<void> {
  await checkColours(trx, colours)
  const before = await readColours(trx, sizeId)
  await trx.updateTable('bike_sizes').set(size).where('id', '=', sizeId).execute()
  await writeColours(trx, sizeId, { before, colours })
}

const readColours = (trx: Db, sizeId: number): Promise<SizeColours> =>
  trx
    .selectFrom('size_colours')
    .select(['colour_id', 'is_dated'])
    .where('size_id', '=', sizeId)
    .orderBy('colour_id')
    .execute()

async function checkColours(trx: Db, colours: SizeColours) {
  const ids = colours.map(({ colour_id }) => colour_id)
  if (new Set(ids).size < ids.length) throw invalid('colours', 'Each colour can be named once.')
  if (ids.length === 0) return
  const known = await trx.selectFrom('colours').select('id').where('id', 'in', ids).execute()
  if (known.length < ids.length) throw invalid('colours', 'We don’t know one of these colours.')
}

/** Writes only what differs, so that nothing counts as a change that isn't one. */
async function writeColours(
  trx: Db,
  size_id: number,
  { before, colours }: { before: SizeColours; colours: SizeColours },
) {
  for (const { colour_id } of before) {
    if (colours.some((it) => it.colour_id === colour_id)) continue
    await trx
      .deleteFrom('size_colours')
      .where('size_id', '=', size_id)
      .where('colour_id', '=', colour_id)
      .execute()
  }
  for (const { colour_id, is_dated } of colours) {
    if (before.some((it) => it.colour_id === colour_id && it.is_dated === is_dated)) continue
    await trx
      .insertInto('size_colours')
      .values({ size_id, colour_id, is_dated })
      .onConflict((it) => it.columns(['size_id', 'colour_id']).doUpdateSet({ is_dated }))
      .execute()
  }
}
