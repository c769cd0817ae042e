import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './definition-list.module.css'

export interface Definition {
  term: string
  details: ReactNode
  /** Marks the sum of the lines above. */
  isSum?: boolean
}

/** A list of names and values: specifications, totals, an address. */
export const DefinitionList = ({ items }: { items: readonly Definition[] }) => (
  <dl className={styles.list}>
    {items.map(({ term, details, isSum = false }) => (
      <div key={term} className={classNames(styles.item, isSum && styles.sum)}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.details}>{details}</dd>
      </div>
    ))}
  </dl>
)
