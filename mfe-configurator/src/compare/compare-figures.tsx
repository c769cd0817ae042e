import type { Unit } from '@nireeka/kit/units'
import { METRICS } from '@nireeka/contracts'
import type { Performance } from '@nireeka/contracts/bike-build'
import { Bar } from '@nireeka/ui'

import { changesOf } from '../performance/changes.ts'
import { MEASURES } from '../performance/measures.ts'
import styles from './compare.module.css'

interface Props {
  names: readonly [one: string, two: string]
  one: Performance
  two: Performance
  unit: Unit
}

const PRACTICALITY =
  'A score for daily use: fenders, a rack, lights, a lock or a belt drive, for example, each add points.'

/** Each figure of both builds, with one bar below the other. */
export function CompareFigures({ names, one, two, unit }: Props) {
  const changes = new Map(changesOf(one, two, unit).map((change) => [change.metric, change]))
  return (
    <ul className={styles.figures} aria-label="Performance">
      {METRICS.map((metric) => {
        const { label, full, isLowerBetter, text } = MEASURES[metric]
        return (
          <li key={metric} className={styles.figure}>
            <h3 className={styles.label}>
              {label}
              {isLowerBetter ? <span className={styles.quiet}> (lower is better)</span> : null}
            </h3>
            <Bar label={names[0]} text={text(one[metric], unit)} share={one[metric] / full} />
            <Bar
              label={names[1]}
              text={text(two[metric], unit)}
              share={two[metric] / full}
              shareBefore={one[metric] / full}
              change={changes.get(metric)}
            />
            {metric === 'practicality' ? <p className={styles.quiet}>{PRACTICALITY}</p> : null}
          </li>
        )
      })}
    </ul>
  )
}
