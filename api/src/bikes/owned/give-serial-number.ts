import { conflict, invalid, type Db } from '../../platform/index.ts'

interface Giving {
  orderBikeId: number
  /** A number as it was stamped into the frame, such as NKP-26-000123. */
  serial: string
}

/**
 * Gives an ordered bike the serial number that its rider registers it by. Throws a 422 when the number is of another
 * model, and a 409 when another bike has it.
 */
export async function giveSerialNumber(trx: Db, { orderBikeId, serial }: Giving) {
  const { slug } = await trx
    .selectFrom('order_bikes as owned')
    .innerJoin('bikes as bike', 'bike.id', 'owned.bike_id')
    .select('bike.slug')
    .where('owned.id', '=', orderBikeId)
    .executeTakeFirstOrThrow()
  const model = `NK${slug.replace('nireeka-', '').charAt(0).toUpperCase()}-`
  if (!serial.startsWith(model))
    throw invalid('serial_number', `Serial numbers of this bike begin with ${model}`)
  // Two bikes that are given the same number at once wait for each other here, and the second finds it taken.
  await trx
    .selectFrom('bikes')
    .select('id')
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const other = await trx
    .selectFrom('order_bikes')
    .select('id')
    .where('serial_number', '=', serial)
    .where('id', '<>', orderBikeId)
    .executeTakeFirst()
  if (other) throw conflict('serial_taken', `Another bike has the serial number ${serial} already.`)
  await trx.updateTable('order_bikes').set({ serial_number: serial }).where('id', '=', orderBikeId).execute()
}
