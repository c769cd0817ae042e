import type { Order } from './order.ts'
import { wayInWords } from './order-amounts.ts'
import styles from './order-page.module.css'

/** Where the order goes, line by line as on the parcel, and whom the invoice names if that is somebody else. */
export function OrderAddress({ order }: { order: Order }) {
  const way = wayInWords(order)
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
      // Somebody's street may be called like their city.
      <span key={at}>{line}</span>
    ))}
  </address>
)
