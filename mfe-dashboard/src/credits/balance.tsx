import { DateText, Price } from '@nireeka/ui'

import styles from './credits.module.css'
import type { Expiring } from './credits.api.ts'

interface Props {
  /** Dollars. */
  balance: number
  /** The first to end stands first: in this order they are spent. */
  expiring: Expiring[]
}

/** What can be spent, large, and what of it ends when. */
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
        <p className={styles.label}>What ends first is spent first:</p>
        <ul className={styles.list}>
          {expiring.map(({ amount, expiresAt }, index) => (
            // Two grants may end at the same moment with the same amount, and nothing moves in the list.
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
