import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { DateText, Price, QueryView } from '@nireeka/ui'

import { creditsPage, type Expiring } from '../credits/credits.api.ts'
import { Waiting } from '../waiting.tsx'
import styles from './overview.module.css'

/** The member's store credit in one line, and which part of it expires first; nothing without any. */
export function CreditPart() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(creditsPage(http, 1))}
      skeleton={<Waiting lines={2} />}
      failed="Your credits can’t be shown right now"
    >
      {({ balance, expiring: [first] }) =>
        balance > 0 ? (
          <section className={styles.credit} aria-labelledby="credits">
            <h2 id="credits" className={styles.heading}>
              Credits
            </h2>
            <p className={styles.balance}>
              <Price dollars={balance} /> <span className={styles.quiet}>available</span>
            </p>
            {first ? <Expires {...first} /> : null}
            <p className={styles.more}>
              <Link to="/dashboard/credits">See your credits</Link>
            </p>
          </section>
        ) : null
      }
    </QueryView>
  )
}

const Expires = ({ amount, expiresAt }: Expiring) => (
  <p className={styles.quiet}>
    <Price dollars={amount} /> of it until{' '}
    <DateText className={styles.day} date={expiresAt} format="shortDay" zone="reader" />
  </p>
)
