import type { ListedOrder } from '../orders/order.ts'
import { isUnderWay } from '../orders/order-progress.ts'

/**
 * Returns the newest order that is being made ready or on its way, which the overview begins with. One that isn't paid
 * yet is among the next steps instead.
 */
export const currentOrder = (orders: readonly ListedOrder[]) =>
  orders.find(({ status }) => isUnderWay(status) && status !== 'pending_payment' && status !== 'held')
