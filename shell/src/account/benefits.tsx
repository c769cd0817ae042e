import { Icon } from '@nireeka/ui'

import styles from './account.module.css'

const BENEFITS = [
  'Follow your order to your door',
  'Warranty, service and manual in one place',
  'Your saved builds on every device',
]

/** What an account is good for. */
export const Benefits = () => (
  <ul className={styles.benefits} aria-label="What your account gives you">
    {BENEFITS.map((benefit) => (
      <li key={benefit} className={styles.benefit}>
        <Icon name="check" /> {benefit}
      </li>
    ))}
  </ul>
)
