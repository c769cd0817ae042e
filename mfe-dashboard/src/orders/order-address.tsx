import type { Order } from './order.ts'
import { deliveryTime } from './order-amounts.ts'
import styles from './order-page.module.css'

/** The delivery address as on the parcel, and the billing address if it is different. */
export function OrderAddress({ order }: { order: Order }) {
  const way = deliveryTime(order)
  return (
    <>
      <section className={styles.part} aria-labelledby="address">
        <h2 id="address" className={styles.heading}>
          Delivery address
        </h2>
        <Address lines={[...order.address, ...(order.phone ? [order.phone] : [])]} />
        {way ? <p className={styles.quiet}>{way}</p> : null}
      </section>
      {order.billing ? (
        <section className={styles.part} aria-labelledby="billing">
          <h2 id="billing" className={styles.heading}>
            Billing address
          </h2>
          <Address lines={order.billing} />
        </section>
      ) : null}
    </>
  )
}

const Address = ({ lines }: { lines: string[] }) => (
  <address className={styles.address}>
    {lines.map((line, at) => (
      // The index is the key, because a street may have the same name as its city.
      <span key={at}>{line}</span>
    ))}
  </address>
)
