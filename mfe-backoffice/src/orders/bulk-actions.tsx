import type { BulkAction } from '../list/bulk/bulk-action.ts'
import { BulkShipDialog } from './bulk-ship-dialog.tsx'
import { moveOrder } from './order.api.ts'
import type { OrderRow } from './orders.api.ts'

/** What can be done with many orders at once. */
export const ORDER_ACTIONS: ReadonlyArray<BulkAction<OrderRow>> = [
  {
    label: 'Mark as ready to ship',
    running: 'Marking as ready to ship',
    act: (http, order) => moveOrder(http, order, 'ready_to_ship'),
  },
  {
    label: 'Ship',
    running: 'Shipping',
    ask: (needs) => <BulkShipDialog {...needs} />,
  },
]
