import { recordAudit, type Db, type StaffCaller } from '../../platform/index.ts'
import { lockOrder } from '../orders/lock-order.ts'

export interface AddingNote {
  orderId: number
  text: string
  by: StaffCaller
}

/** Creates the function that adds an admin's note to an order; throws a 404 for an order that there isn't. */
export const createAddNote = ({ db, now }: { db: Db; now: () => Date }) =>
  async function addNote({ orderId, text, by }: AddingNote): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const at = now()
      await lockOrder(trx, orderId)
      const { id } = await trx
        .insertInto('order_notes')
        .values({ order_id: orderId, text, actor: `admin:${by.id}`, at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordAudit(trx, {
        by,
        action: 'order.note',
        subject: { kind: 'order', id: orderId },
        before: null,
        after: { note_id: id, text },
        at,
      })
    })
  }
