import { mayWork } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { DateText, Price } from '@nireeka/ui'

import styles from '../../orders/order.module.css'
import { StatusBadge } from '../../orders/status-badge.tsx'
import type { Desk } from './ticket.api.ts'

/** Who asks, with their orders and bikes. Only staff who work in sales may open an order. */
export function CustomerPart({ desk: { customer, orders, bikes } }: { desk: Desk }) {
  const mayOpen = mayWork(useStream(usePlatform().session$), 'sales')
  return (
    <>
      <section className={styles.part} aria-labelledby="customer">
        <h2 id="customer" className={styles.heading}>
          Customer
        </h2>
        <p className={styles.words}>
          <span>{customer.name}</span>
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
        </p>
        {customer.id === null ? (
          <p className={styles.quiet}>
            A guest, answered by email. We can’t tell whether they have an account.
          </p>
        ) : null}
      </section>
      {customer.id === null ? null : <Orders orders={orders} mayOpen={mayOpen} />}
      {customer.id === null ? null : <Bikes bikes={bikes} />}
    </>
  )
}

const Orders = ({ orders, mayOpen }: { orders: Desk['orders']; mayOpen: boolean }) => (
  <section className={styles.part} aria-labelledby="orders">
    <h2 id="orders" className={styles.heading}>
      Orders
    </h2>
    {orders.length === 0 ? <p className={styles.quiet}>No orders yet.</p> : null}
    <ul className={styles.cards} aria-labelledby="orders">
      {orders.map(({ id, number, status, total, placedAt }) => (
        <li key={id} className={styles.card}>
          <span className={styles.lead}>
            {mayOpen ? <Link to={`/backoffice/orders/${id}`}>{number}</Link> : <span>{number}</span>}
            <StatusBadge status={status} />
          </span>
          <span className={styles.quiet}>
            <DateText date={placedAt} zone="reader" />, <Price dollars={total} />
          </span>
        </li>
      ))}
    </ul>
  </section>
)

const Bikes = ({ bikes }: { bikes: Desk['bikes'] }) => (
  <section className={styles.part} aria-labelledby="bikes">
    <h2 id="bikes" className={styles.heading}>
      Bikes
    </h2>
    {bikes.length === 0 ? <p className={styles.quiet}>No bikes yet.</p> : null}
    <ul className={styles.cards} aria-labelledby="bikes">
      {bikes.map(({ id, title, colour, serialNumber, deliveredOn }) => (
        <li key={id} className={styles.card}>
          <span className={styles.title}>
            {title}, {colour}
          </span>
          <span className={styles.quiet}>
            {serialNumber ?? 'No serial number yet'}
            {deliveredOn ? (
              <>
                , delivered on <DateText date={deliveredOn} />
              </>
            ) : (
              ', not delivered yet'
            )}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
