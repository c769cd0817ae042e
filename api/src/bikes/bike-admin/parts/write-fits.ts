import type { NewPart } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import type { Db } from '../../../platform/index.ts'

type Fits = z.output<typeof NewPart>['bikes']

/**
 * Writes which bikes a part fits and where it is the default. It takes the place of the default parts that the bikes
 * had in its slot. Only what differs is written, so that only those bikes count a change.
 */
export async function writeFits(trx: Db, part: { id: number; slot_id: number }, fits: Fits): Promise<void> {
  const known = await trx
    .selectFrom('bike_parts')
    .select(['bike_id', 'is_default'])
    .where('part_id', '=', part.id)
    .execute()
  const ended = known.filter(({ bike_id }) => !fits.some((fit) => fit.bike_id === bike_id))
  for (const { bike_id } of ended) await removeFit(trx, part.id, bike_id)
  for (const { bike_id, is_default } of fits) {
    if (is_default) await endDefault(trx, part, bike_id)
    const row = known.find((fit) => fit.bike_id === bike_id)
    if (row?.is_default === is_default) continue
    await trx
      .insertInto('bike_parts')
      .values({ bike_id, part_id: part.id, is_default })
      .onConflict((it) => it.columns(['bike_id', 'part_id']).doUpdateSet({ is_default }))
      .execute()
  }
}

const removeFit = (trx: Db, partId: number, bikeId: number) =>
  trx.deleteFrom('bike_parts').where('part_id', '=', partId).where('bike_id', '=', bikeId).execute()

const endDefault = (trx: Db, { id, slot_id }: { id: number; slot_id: number }, bikeId: number) =>
  trx
    .updateTable('bike_parts')
    .set({ is_default: false })
    .where('bike_id', '=', bikeId)
    .where('is_default', '=', true)
    .where('part_id', '!=', id)
    .where('part_id', 'in', trx.selectFrom('parts').select('id').where('slot_id', '=', slot_id))
    .execute()
