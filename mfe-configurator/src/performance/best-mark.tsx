import { Icon } from '@nireeka/ui'

import styles from './best-mark.module.css'

/** Marks the best value of a row, beside it. */
export const BestMark = () => (
  <span className={styles.mark}>
    <span className="visually-hidden">Best</span>
    <Icon name="check" />
  </span>
)
