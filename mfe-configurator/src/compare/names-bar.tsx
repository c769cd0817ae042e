import { formatPrice, toDollars } from '@nireeka/contracts'

import styles from './compare.module.css'
import type { Ready } from './use-shown-build.ts'

interface Props {
  names: readonly [one: string, two: string]
  prices: ReadonlyArray<Ready['price']>
}

/** Both names and prices, in view while the figures and parts scroll. Screen readers have the table's column heads. */
export const NamesBar = ({ names, prices }: Props) => (
  <div className={styles.stickyNames} aria-hidden="true">
    {names.map((name, side) => (
      <p key={name} className={styles.barName}>
        {name} <span className={styles.quiet}>{formatPrice(toDollars(prices[side]?.totalCents ?? 0))}</span>
      </p>
    ))}
  </div>
)
