import { Link } from '@nireeka/kit/router'
import { buttonClass, DateText, Icon, Price } from '@nireeka/ui'

import styles from './credits.module.css'
import type { Expiring } from './credits.api.ts'

interface Props {
  /** The balance in dollars. */
  balance: number
  /** Sorted by expiry, the order in which credit is used. */
  expiring: Expiring[]
}

const DAY_MS = 24 * 60 * 60_000
/** How many days before it expires credit is warned of. */
const SOON_DAYS = 30

const daysLeft = ({ expiresAt }: Pick<Expiring, 'expiresAt'>) =>
  Math.ceil((expiresAt.getTime() - Date.now()) / DAY_MS)

/** The balance with the way to use it, and the amounts that will expire with their dates. */
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
    {expiring.some((one) => daysLeft(one) <= SOON_DAYS) ? (
      <p className={styles.shop}>
        <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to="/shop/accessories">
          Use it in the shop
        </Link>
      </p>
    ) : null}
    {expiring.length > 0 ? (
      <div className={styles.ends}>
        <p className={styles.label}>Credit that expires first is used first:</p>
        <ul className={styles.list} aria-label="Credit that expires">
          {expiring.map((one, index) => (
            // The index is the key, because two grants may have the same amount and expiry, and the list never
            // reorders.
            <li key={index}>
              <Expires {...one} />
            </li>
          ))}
        </ul>
      </div>
    ) : null}
  </section>
)

/** An amount and its last day. One that ends soon stands out. */
function Expires({ amount, expiresAt }: Expiring) {
  const days = daysLeft({ expiresAt })
  const isSoon = days <= SOON_DAYS
  return (
    <p className={isSoon ? styles.soon : undefined}>
      {isSoon ? <Icon name="danger" /> : null}
      <span>
        <strong className={styles.strong}>
          <Price dollars={amount} />
        </strong>{' '}
        until <DateText className={styles.day} date={expiresAt} format="shortDay" zone="reader" />
        {isSoon ? `, ${days <= 1 ? 'less than a day left' : `${days}\u00A0days left`}` : null}
      </span>
    </p>
  )
}
