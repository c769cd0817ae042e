import { type Metric, METRICS } from '@nireeka/contracts'
import { Bar } from '@nireeka/ui'

import { MEASURES, type Unit } from './measures.ts'
import styles from './performance.module.css'

interface Props {
  values: Record<Metric, number>
  unit: Unit
}

/** The six figures of a bike, each with its bar. */
export const Performance = ({ values, unit }: Props) => (
  <ul className={styles.bars} aria-label="Performance">
    {METRICS.map((metric) => {
      const { label, full, isLowerBetter, text } = MEASURES[metric]
      const value = values[metric]
      return (
        <li key={metric}>
          <Bar label={label} text={text(value, unit)} share={value / full} isLowerBetter={isLowerBetter} />
        </li>
      )
    })}
  </ul>
)
