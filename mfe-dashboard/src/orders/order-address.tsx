import type { Order } from './order.ts'
import styles from './order-page.module.css'

/** Where the order goes, line by line as on the parcel. */
export const OrderAddress = ({ order: { address, phone } }: { order: Order }) => (
  <section className={styles.part} aria-labelledby="address">
    <h2 id="address" className={styles.heading}>
      Delivery address
    </h2>
    <address className={styles.address}>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone ? <span>{phone}</span> : null}
    </address>
  </section>
)
