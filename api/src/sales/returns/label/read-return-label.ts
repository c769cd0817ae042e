import { conflict, type Db, drawPdf, notFound } from '../../../platform/index.ts'
import { readOrderFacts } from '../../orders/order-facts.ts'
import { readReturnFacts } from '../return-facts.ts'
import { toReturnLabel } from './return-label-content.ts'

interface Label {
  number: string
  pdf: Buffer
}

interface Own {
  orderId: number
  returnId: number
  userId: number
}

/** Returns the label of a member's own return. Another member's order looks nonexistent. */
export async function readOwnLabel(db: Db, { orderId, returnId, userId }: Own): Promise<Label> {
  const own = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!own) throw notFound('This return')
  return readLabel(db, { orderId, returnId })
}

/** Returns the label of any return, for admins. */
export async function readAnyLabel(db: Db, returnId: number): Promise<Label> {
  const asked = await db
    .selectFrom('returns')
    .select('order_id')
    .where('id', '=', returnId)
    .executeTakeFirst()
  if (!asked) throw notFound('This return')
  return readLabel(db, { orderId: asked.order_id, returnId })
}

async function readLabel(db: Db, { orderId, returnId }: Omit<Own, 'userId'>): Promise<Label> {
  const [[asked], order] = await Promise.all([
    readReturnFacts(db, { orderId, returnId }),
    readOrderFacts(db, orderId),
  ])
  if (!asked || !order) throw notFound('This return')
  if (asked.status !== 'approved') throw noLabel()
  const pdf = await drawPdf('sales/returns/label/draw/draw-return-label', toReturnLabel(order, asked))
  return { number: asked.number, pdf }
}

const noLabel = () =>
  conflict('no_label', 'There is a label from when we approve a return until its parcel has arrived.')
