import { RETURN_DAYS } from '@nireeka/contracts/api'
import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'

import styles from './assurances.module.css'

const BIKES = 'Bikes may be ridden; we then deduct a fee for wear. '

/**
 * What buyers can rely on, in the terms of the pages on returns and warranty and of the privacy policy. The rule on bikes
 * is told only to buyers of one.
 */
export const Assurances = ({ hasBike }: { hasBike: boolean }) => (
  <ul className={styles.assurances} aria-label="What you can rely on">
    <li className={styles.item}>
      <Icon name="box" />
      <p>
        <strong className={styles.title}>{RETURN_DAYS} days to return it</strong> From delivery, no questions
        asked, as long as it’s unused. {hasBike ? BIKES : null}
        <Link to="/rrpolicy">Returns and refunds</Link>
      </p>
    </li>
    <li className={styles.item}>
      <Icon name="success" />
      <p>
        <strong className={styles.title}>Two years of warranty</strong> For faults in materials and
        workmanship, with shipping paid both ways. <Link to="/warranty">Warranty</Link>
      </p>
    </li>
    <li className={styles.item}>
      <Icon name="chat" />
      <p>
        <strong className={styles.title}>People who answer day and night</strong> Call or write to us before
        you order, and afterwards. <Link to="/contact">Contact</Link>
      </p>
    </li>
  </ul>
)
