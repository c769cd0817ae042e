import { RETURN_DAYS } from '@nireeka/contracts/api'
import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'

import styles from './assurances.module.css'

const BIKES = 'Bikes may be ridden; we then deduct a fee for wear.'

/** What buyers can rely on, in one sentence each; the linked pages have the rest. The rule on bikes is told to its buyers. */
export const Assurances = ({ hasBike }: { hasBike: boolean }) => (
  <ul className={styles.assurances} aria-label="What you can rely on">
    <li className={styles.item}>
      <Icon name="box" />
      <p>
        <strong className={styles.title}>{RETURN_DAYS} days to return it</strong> if it’s unused.{' '}
        {hasBike ? `${BIKES} ` : null}
        <Link to="/rrpolicy">Returns</Link>
      </p>
    </li>
    <li className={styles.item}>
      <Icon name="success" />
      <p>
        <strong className={styles.title}>Two years of warranty</strong> on materials and workmanship.{' '}
        <Link to="/warranty">Warranty</Link>
      </p>
    </li>
    <li className={styles.item}>
      <Icon name="chat" />
      <p>
        <strong className={styles.title}>Help day and night.</strong> <Link to="/contact">Contact</Link>
      </p>
    </li>
  </ul>
)
