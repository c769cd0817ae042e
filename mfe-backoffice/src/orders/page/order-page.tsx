import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import { NotFound } from '../../not-found.tsx'
import { OrderActions } from '../actions/order-actions.tsx'
import { type Order, orderById } from '../order.api.ts'
import styles from '../order.module.css'
import { StatusBadge } from '../status-badge.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderFiles } from './order-files.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderReturns } from './order-returns.tsx'
import { Shipments } from './shipments.tsx'
import { Timeline } from './timeline.tsx'

/** Returns whether there is no such order, or the address has no valid id. */
const isNoOrder = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

export function OrderPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(orderById(http, id))
  const order = query.data
  const heading = order ? `Order ${order.number}` : 'Order'
  useTitle(heading)
  if (query.isError && isNoOrder(query.error)) return <NotFound />
  return (
    <BackOfficePage
      heading={heading}
      lead={order ? <Lead order={order} /> : undefined}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Orders', link: <Link to="/backoffice/orders" /> },
            { label: order?.number ?? id },
          ]}
        />
      }
    >
      <QueryView query={query} skeleton={<Waiting />} failed="This order can’t be shown right now">
        {(it) => <Details key={it.id} order={it} />}
      </QueryView>
    </BackOfficePage>
  )
}

const Lead = ({ order: { status, customer, placedAt, exchangeFor } }: { order: Order }) => (
  <span className={styles.lead}>
    <StatusBadge status={status} />
    <span>{customer.name}</span>
    <DateAndTime at={new Date(placedAt)} />
    {exchangeFor ? (
      <Link to={`/backoffice/returns/${exchangeFor.return.id}`}>
        Exchange for {exchangeFor.return.number}
      </Link>
    ) : null}
  </span>
)

const Details = ({ order }: { order: Order }) => (
  <>
    <OrderActions order={order} />
    <div className={styles.halves}>
      <div className={styles.stack}>
        <OrderLines order={order} />
        <Shipments order={order} />
        <OrderReturns order={order} />
      </div>
      <div className={styles.stack}>
        <OrderFacts order={order} />
        <OrderFiles order={order} />
        <Timeline order={order} />
      </div>
    </div>
  </>
)

const Waiting = () => (
  <div role="status" aria-label="Loading the order">
    <Skeleton kind="text" lines={12} />
  </div>
)
