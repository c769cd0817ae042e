import { DateText, Price } from '@nireeka/ui'

import styles from './credits.module.css'
import type { Expiring } from './credits.api.ts'

interface Props {
  /** Dollars. */
  balance: number
  /** The first to expire comes first; credit is used in this order. */
  expiring: Expiring[]
}

/** The balance, and which part of it expires when. */
export const Balance = ({ balance, expiring }: Props) => (
  <section className={styles.balance} aria-labelledby="balance">
    <div>
      <h2 id="balance" className={styles.label}>
        You can spend
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
            // Two grants may have the same amount and expire at the same moment, and the list never reorders.
            <li key={index}>
              <strong className={styles.strong}>
                <Price dollars={amount} />
              </strong>{' '}
              until <DateText date={expiresAt} zone="reader" />
            </li>
          ))}
        </ul>
      </div>
    ) : null}
  </section>
)
