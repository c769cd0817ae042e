import type { ReactNode } from 'react'

import styles from './definition-list.module.css'

export interface Definition {
  term: string
  details: ReactNode
}

/** Names and their values: specifications, totals, an address. */
export const DefinitionList = ({ items }: { items: readonly Definition[] }) => (
  <dl className={styles.list}>
    {items.map(({ term, details }) => (
      <div key={term} className={styles.item}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.details}>{details}</dd>
      </div>
    ))}
  </dl>
)
