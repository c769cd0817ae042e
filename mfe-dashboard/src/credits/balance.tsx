import { DateText, Price } from '@nireeka/ui'

import styles from './credits.module.css'
import type { Expiring } from './credits.api.ts'

interface Props {
  /** The balance in dollars. */
  balance: number
  /** Sorted by expiry, the order in which credit is used. */
  expiring: Expiring[]
}

/** The balance, and the amounts that will expire with their dates. */
export const Balance = ({ balance, expiring }: Props) => (
  <section className={`${styles.card} ${styles.balance}`} aria-labelledby="balance">
    <div className={styles.available}>
      <h2 id="balance" className={styles.label}>
        Available credit
      </h2>
      <p className={styles.sum}>
        <Price dollars={balance} />
      </p>
    </div>
    {expiring.length > 0 ? (
      <div className={styles.ends}>
        <p className={styles.label}>Credit that expires first is used first:</p>
        <ul className={styles.list}>
          {expiring.map(({ amount, expiresAt }, index) => (
            // The index is the key, because two grants may have the same amount and expiry, and the list never
            // reorders.
            <li key={index}>
              <strong className={styles.strong}>
                <Price dollars={amount} />
              </strong>{' '}
              until <DateText className={styles.day} date={expiresAt} format="shortDay" zone="reader" />
            </li>
          ))}
        </ul>
      </div>
    ) : null}
  </section>
)
