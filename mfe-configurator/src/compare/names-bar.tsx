import { formatPrice, toDollars } from '@nireeka/contracts'

import compare from './compare.module.css'
import styles from './names-bar.module.css'
import type { Ready } from './use-shown-build.ts'

interface Props {
  names: readonly string[]
  builds: ReadonlyArray<Pick<Ready, 'price'>>
}

/** All names and prices, in view while the figures and parts scroll. Screen readers have the table's column heads. */
export const NamesBar = ({ names, builds }: Props) => (
  <div className={styles.bar} aria-hidden="true">
    {builds.map(({ price }, index) => (
      <p key={names[index]} className={styles.name} data-column={index}>
        {names[index]} <span className={compare.quiet}>{formatPrice(toDollars(price.totalCents))}</span>
      </p>
    ))}
  </div>
)
