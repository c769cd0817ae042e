import type { Views } from '../platform/index.ts'
import type { SalesTables } from './tables.ts'

export const views = {
  cart_lines: {
    columns: ['id', 'user_id', 'order_bike_id', 'build'],
    readers: ['bikes'],
    reason: 'The page of an owned bike says which upgrades lie in the cart.',
  },
  orders: {
    columns: ['id', 'user_id', 'status', 'paid_at', 'country_id'],
    readers: ['bikes'],
    reason: 'A paid order makes its bikes somebody’s, with the upgrades bought since.',
  },
  order_lines: {
    columns: ['id', 'order_id', 'build', 'count'],
    readers: ['bikes'],
    reason: 'A paid order makes its bikes somebody’s, with the upgrades bought since.',
  },
} satisfies Views<SalesTables>
