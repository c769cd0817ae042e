import type { Metric } from '@nireeka/contracts'

import type { Change } from '../performance/changes.ts'
import styles from './changes.module.css'

/** What isn't clear of the unit alone; points are always of practicality. */
const NOUNS: Partial<Record<Metric, string>> = { suspension: 'suspension', range: 'range' }

/** What a part does to the six bars, before it is chosen. */
export const Changes = ({ changes }: { changes: readonly Change[] }) =>
  changes.length === 0 ? null : (
    <span className={styles.changes}>
      {changes.map(({ metric, text, isBetter }) => (
        <span key={metric} className={isBetter ? styles.better : styles.change}>
          {metric === 'practicality' ? text.replace(/points?/, 'practicality') : text}
          {NOUNS[metric] ? ` ${NOUNS[metric]}` : ''}
          <span className="visually-hidden">, </span>
        </span>
      ))}
    </span>
  )
