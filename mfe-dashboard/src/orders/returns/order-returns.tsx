import { formatDate, formatNumber, formatPrice } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Badge, buttonClass, DateText, FailedPart } from '@nireeka/ui'

import { fetchedAhead, LAZY_PAGES } from '../../lazy-pages.ts'
import { Download } from '../download.tsx'
import type { Order } from '../order.ts'
import pageStyles from '../order-page.module.css'
import shipmentStyles from '../order-shipments.module.css'
import styles from './returns.module.css'
import { nextOf, RETURN_LABELS } from './return-texts.ts'
import { type OrderReturns as Returns, readLabel, returnsOfOrder, type Return } from './returns.api.ts'

/** The states of an order that may have returns: all of it has arrived. */
const ARRIVED: ReadonlySet<Order['status']> = new Set([
  'delivered',
  'return_requested',
  'returned',
  'partly_refunded',
  'refunded',
])

/** What a member sends back of an order, what they do next, and until when more can be sent back. */
export const OrderReturns = ({ order }: { order: Order }) =>
  ARRIVED.has(order.status) ? <Arrived orderId={order.id} /> : null

function Arrived({ orderId }: { orderId: number }) {
  const { http } = usePlatform()
  const query = useQuery(returnsOfOrder(http, String(orderId)))
  if (!query.data && !query.isError) return null
  return (
    <section className={pageStyles.part} aria-labelledby="returns">
      <h2 id="returns" className={pageStyles.heading}>
        Returns
      </h2>
      {query.data ? (
        <Content orderId={orderId} returns={query.data} />
      ) : (
        <FailedPart title="Your returns can’t be shown right now" onRetry={() => void query.refetch()} />
      )}
    </section>
  )
}

const Content = ({
  orderId,
  returns: { refusal, until, returns },
}: {
  orderId: number
  returns: Returns
}) => (
  <>
    {returns.length > 0 ? (
      <ul className={pageStyles.lines}>
        {returns.map((one) => (
          <ReturnCard key={one.id} item={one} orderId={orderId} />
        ))}
      </ul>
    ) : null}
    {refusal === null && until !== null ? (
      <p className={styles.onward}>
        <Link
          className={buttonClass({ tone: 'secondary' })}
          to={`/dashboard/orders/${orderId}/return`}
          {...fetchedAhead(LAZY_PAGES.returnItems)}
        >
          Return items
        </Link>{' '}
        <span className={pageStyles.quiet}>Until {formatDate(until, 'day', 'reader')}</span>
      </p>
    ) : returns.length === 0 ? (
      <p className={pageStyles.quiet}>{refusal}</p>
    ) : null}
  </>
)

const ReturnCard = ({ item, orderId }: { item: Return; orderId: number }) => (
  <li className={shipmentStyles.parcel}>
    <div className={shipmentStyles.words}>
      <h3 className={shipmentStyles.state}>
        {item.number} <Badge tone={RETURN_LABELS[item.status].tone}>{RETURN_LABELS[item.status].label}</Badge>
      </h3>
      <p>{nextOf(item)}</p>
      {item.exchangeOrder ? (
        <p>
          <Link to={`/dashboard/orders/${item.exchangeOrder.id}`}>Order {item.exchangeOrder.number}</Link>
        </p>
      ) : null}
      {item.sendTo ? (
        <address className={pageStyles.address}>
          {item.sendTo.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : null}
      {item.sendTo ? <Label item={item} orderId={orderId} /> : null}
      {item.message ? <p className={styles.message}>{item.message}</p> : null}
      <p className={pageStyles.quiet}>
        Requested <DateText date={new Date(item.requestedAt)} zone="reader" />
      </p>
    </div>
    <ul className={shipmentStyles.pieces} aria-label={`In return ${item.number}`}>
      {item.lines.map(({ lineId, title, count, exchangeFor, deduction, deductionReason }) => (
        <li key={lineId}>
          {title} <span className={pageStyles.quiet}>× {formatNumber(count)}</span>
          {exchangeFor ? <span className={styles.deduction}>To exchange for {exchangeFor.title}</span> : null}
          {deductionReason ? (
            <span className={styles.deduction}>
              {formatPrice(deduction)} taken off: {deductionReason}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  </li>
)

function Label({ item: { id, number }, orderId }: { item: Return; orderId: number }) {
  const { http } = usePlatform()
  return (
    <div className={styles.label}>
      <Download name={`${number} label.pdf`} read={() => readLabel(http, { orderId, returnId: id })}>
        Return label
      </Download>
      <p className={pageStyles.quiet}>
        For the parcel, with a slip to enclose. Postage isn’t included.{' '}
        <Link to="/rrpolicy">Who pays for returns</Link>
      </p>
    </div>
  )
}
