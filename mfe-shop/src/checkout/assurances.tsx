import { RETURN_DAYS } from '@nireeka/contracts/api'
import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'

import styles from './assurances.module.css'

/** What buyers can rely on, in the terms of the pages on returns and warranty and of the privacy policy. */
export const Assurances = () => (
  <ul className={styles.assurances} aria-label="What you can rely on">
    <li className={styles.item}>
      <Icon name="box" />
      <p>
        <strong className={styles.title}>{RETURN_DAYS} days to return it</strong> From delivery, no questions
        asked, as long as it’s unused. Bikes may be ridden; we then deduct a fee for wear.{' '}
        <Link to="/rrpolicy">Returns and refunds</Link>
      </p>
    </li>
    <li className={styles.item}>
      <Icon name="lock" />
      <p>
        <strong className={styles.title}>Secure payment</strong> You enter your card number on the payment
        provider’s page. It never reaches us.
      </p>
    </li>
    <li className={styles.item}>
      <Icon name="success" />
      <p>
        <strong className={styles.title}>Two years of warranty</strong> For faults in materials and
        workmanship, with shipping paid both ways. <Link to="/warranty">Warranty</Link>
      </p>
    </li>
  </ul>
)
