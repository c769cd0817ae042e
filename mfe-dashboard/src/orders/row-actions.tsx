import type { ShownOrderStatus } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { BuyAgain } from './buy-again.tsx'
import type { ListedOrder } from './order.ts'
import { orderById } from './orders.api.ts'

/** What is likeliest to be done with an order next, right from the list. The rest is on the order's page. */
export function RowAction({ order }: { order: ListedOrder }) {
  const next = nextAction(order)
  return next ? <Next order={order} action={next} /> : null
}

type Action = 'pay' | 'track' | 'return' | 'buy again'

/** Returns what is likeliest to be done with an order next; null for nothing. */
function nextAction(order: ListedOrder): Action | null {
  if (order.status === 'pending_payment') return 'pay'
  if (order.trackingUrl) return 'track'
  if (mayReturn(order)) return 'return'
  return order.mayBuyAgain && BUYABLE_AGAIN.includes(order.status) ? 'buy again' : null
}

/** The states of an order that came, or that ended before anything was paid. */
const BUYABLE_AGAIN: readonly ShownOrderStatus[] = ['delivered', 'cancelled', 'expired']

const MAIN = buttonClass({ size: 'small' })
const QUIET = buttonClass({ tone: 'quiet', size: 'small' })

function Next({ order: { id, number, trackingUrl }, action }: { order: ListedOrder; action: Action }) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const about = <span className="visually-hidden">order {number}</span>
  switch (action) {
    case 'pay':
      return (
        <Link className={MAIN} to={`/dashboard/orders/${id}`}>
          Pay now <span className="visually-hidden">for order {number}</span>
        </Link>
      )
    case 'track':
      return (
        <a className={MAIN} href={trackingUrl ?? undefined} target="_blank" rel="noopener noreferrer">
          Track {about} <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      )
    case 'return':
      return (
        <Link className={QUIET} to={`/dashboard/orders/${id}/return`}>
          Return <span className="visually-hidden">items of order {number}</span>
        </Link>
      )
    case 'buy again':
      return (
        <BuyAgain
          readLines={async () => (await queries.fetchQuery(orderById(http, String(id)))).lines}
          isSmall
          tone="quiet"
        >
          Buy again {about}
        </BuyAgain>
      )
  }
}

/** Tells whether the time to send something of a delivered order back is still running. */
export const mayReturn = ({ status, returnUntil }: Pick<ListedOrder, 'status' | 'returnUntil'>) =>
  status === 'delivered' && returnUntil !== null && returnUntil > new Date()

/** Tells whether there is something to do, so that no empty row is shown. */
export const hasAction = (order: ListedOrder) => nextAction(order) !== null
