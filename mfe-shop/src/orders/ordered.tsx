import { toCents, toDollars } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { DefinitionList, Picture, Price, Skeleton } from '@nireeka/ui'

import { type Order, returnedOrder } from './return.api.ts'
import styles from './return-page.module.css'
import { placeOnWay } from './way.ts'

/** What was ordered, and where it goes; nothing when that can't be had, for the outcome stands without it. */
export function Ordered({ orderId }: { orderId: number }) {
  const order = useQuery(returnedOrder(usePlatform().http, orderId))
  if (order.isError) return null
  return (
    <aside className={styles.ordered} aria-label="What you ordered">
      <h2 className={styles.title}>What you ordered</h2>
      {order.data ? <Details order={order.data} /> : <Skeleton kind="text" lines={5} />}
    </aside>
  )
}

const Details = ({ order }: { order: Order }) => (
  <>
    <ul>
      {order.lines.map(({ title, image, price, count }, index) => (
        // One product may stand in an order twice, and nothing moves in it any more.
        <li key={index} className={styles.line}>
          <Picture src={image} alt="" sizes="6rem" />
          <span className={styles.what}>
            {title}
            <small className={styles.note}>
              {' '}
              <span className={styles.count}>× {count}</span>
            </small>
          </span>
          <Price dollars={toDollars(toCents(price) * count)} />
        </li>
      ))}
    </ul>
    <DefinitionList
      items={[
        { term: 'Subtotal', details: <Price dollars={order.subtotal} /> },
        { term: 'Shipping', details: <Price dollars={order.shipping} /> },
        { term: 'Tax', details: <Price dollars={order.tax} /> },
        { term: 'Total', details: <Price dollars={order.total} />, isSum: true },
      ]}
    />
    {placeOnWay(order.status) === null ? null : <Destination order={order} />}
  </>
)

const Destination = ({ order: { address, country } }: { order: Order }) => (
  <p className={styles.note}>
    Goes to {address.name} {address.last_name}, {address.street}, {address.city}, {country}
  </p>
)
