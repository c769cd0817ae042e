import { formatPrice, toDollars } from '@nireeka/contracts'

import styles from './compare.module.css'
import type { Ready } from './use-shown-build.ts'

interface Props {
  names: readonly string[]
  builds: ReadonlyArray<Pick<Ready, 'price'>>
}

/** All names and prices, in view while the figures and parts scroll. Screen readers have the table's column heads. */
export const NamesBar = ({ names, builds }: Props) => (
  <div className={styles.stickyNames} aria-hidden="true">
    {builds.map(({ price }, index) => (
      <p key={names[index]} className={styles.barName} data-column={index}>
        {names[index]} <span className={styles.quiet}>{formatPrice(toDollars(price.totalCents))}</span>
      </p>
    ))}
  </div>
)
