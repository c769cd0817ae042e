import type { Metric } from '@nireeka/contracts'

import type { Change } from '../performance/changes.ts'
import styles from './changes.module.css'

/** Nouns for metrics that the unit alone doesn't explain; points always mean practicality. */
const NOUNS: Partial<Record<Metric, string>> = { suspension: 'suspension', range: 'range' }

/** Shows how a part would change the six performance figures. */
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
