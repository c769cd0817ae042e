import { BREAKS_BIKES } from '@nireeka/contracts/api'

import { conflict, type Db } from '../../../platform/index.ts'

/** Throws a 409 when a bike comes with a part of the slot: only a slot that holds one part has a default. */
export async function assertNoDefaults(trx: Db, id: number): Promise<void> {
  const found = await trx
    .selectFrom('bike_parts as fit')
    .innerJoin('parts as part', 'part.id', 'fit.part_id')
    .innerJoin('bikes as bike', 'bike.id', 'fit.bike_id')
    .select(['bike.title as bike', 'part.title as part'])
    .where('part.slot_id', '=', id)
    .where('fit.is_default', '=', true)
    .orderBy('bike.id')
    .executeTakeFirst()
  if (!found) return
  const reason = `${found.bike} comes with ${found.part}, and only a slot that holds one part has a default part.`
  throw conflict(BREAKS_BIKES, reason)
}

/** Throws a 409 when there are parts in the slot, published or not. */
export async function assertUnused(trx: Db, id: number): Promise<void> {
  const { count } = await trx
    .selectFrom('parts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('slot_id', '=', id)
    .executeTakeFirstOrThrow()
  if (count === 0) return
  const parts = count === 1 ? 'is a part' : `are ${count} parts`
  throw conflict('slot_in_use', `There ${parts} in this slot. Move them to another slot first.`)
}
