import type { Db } from '../../platform/index.ts'

/** The orders that nothing more happens with. */
const ENDED = ['delivered', 'cancelled', 'returned', 'refunded', 'partly_refunded', 'expired'] as const
const OPEN_RETURNS = ['requested', 'approved', 'received', 'inspected'] as const

/** Returns the orders, returns and refunds of a member that aren't finished, each in a sentence with its page. */
export async function openBusiness(db: Db, userId: number) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status'])
    .where('user_id', '=', userId)
    .where('status', 'not in', ENDED)
    .orderBy('id')
    .execute()
  const returns = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.number', 'orders.id'])
    .where('orders.user_id', '=', userId)
    .where('returns.status', 'in', OPEN_RETURNS)
    .orderBy('returns.id')
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['orders.number', 'orders.id'])
    .where('orders.user_id', '=', userId)
    .where('refunds.state', '=', 'requested')
    .execute()
  return [
    ...orders.map(({ id, number, status }) => ({
      text: `Order ${number} ${stateOf(status)}`,
      path: pathOf(id),
    })),
    ...returns.map(({ id, number }) => ({ text: `Return ${number} isn’t finished.`, path: pathOf(id) })),
    ...refunds.map(({ id, number }) => ({
      text: `The refund of order ${number} is on its way.`,
      path: pathOf(id),
    })),
  ]
}

const pathOf = (orderId: number) => `/dashboard/orders/${orderId}`

const stateOf = (status: string) =>
  status === 'pending_payment'
    ? 'isn’t paid yet. Pay or cancel it.'
    : 'hasn’t been delivered or finished yet.'
