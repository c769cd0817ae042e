import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { BuyAgain } from './buy-again.tsx'
import { Download } from './download.tsx'
import type { ListedOrder } from './order.ts'
import { orderById, readInvoice } from './orders.api.ts'

/** What a member can do with an order right from the list: pay it, see where it is, send something back, get its invoice, buy it again. */
export function RowActions({ order }: { order: ListedOrder }) {
  const { id, number, status, invoiceNumber, trackingUrl, mayBuyAgain } = order
  const { http } = usePlatform()
  const queries = useQueryClient()
  const readLines = async () => (await queries.fetchQuery(orderById(http, String(id)))).lines
  const about = <span className="visually-hidden">order {number}</span>
  return (
    <>
      {status === 'pending_payment' ? (
        <Link className={buttonClass({ size: 'small' })} to={`/dashboard/orders/${id}`}>
          Pay now <span className="visually-hidden">for order {number}</span>
        </Link>
      ) : null}
      {trackingUrl ? (
        <a
          className={buttonClass({ tone: 'secondary', size: 'small' })}
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          Track {about} <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      ) : null}
      {mayReturn(order) ? (
        <Link
          className={buttonClass({ tone: 'secondary', size: 'small' })}
          to={`/dashboard/orders/${id}/return`}
        >
          Return items <span className="visually-hidden">of order {number}</span>
        </Link>
      ) : null}
      {invoiceNumber ? (
        <Download name={`${invoiceNumber}.pdf`} read={() => readInvoice(http, id)} isSmall>
          Invoice <span className="visually-hidden">of order {number}</span>
        </Download>
      ) : null}
      {mayBuyAgain && status === 'delivered' ? (
        <BuyAgain readLines={readLines} isSmall>
          Buy again {about}
        </BuyAgain>
      ) : null}
    </>
  )
}

/** Tells whether the time to send something of a delivered order back is still running. */
export const mayReturn = ({ status, returnUntil }: Pick<ListedOrder, 'status' | 'returnUntil'>) =>
  status === 'delivered' && returnUntil !== null && returnUntil > new Date()

/** Tells whether there is something to do, so that no empty row is shown. */
export const hasActions = (order: ListedOrder) =>
  order.status === 'pending_payment' ||
  order.invoiceNumber !== null ||
  order.trackingUrl !== null ||
  mayReturn(order) ||
  (order.mayBuyAgain && order.status === 'delivered')
