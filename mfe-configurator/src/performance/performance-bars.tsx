import type { Unit } from '@nireeka/kit/units'
import { METRICS } from '@nireeka/contracts'
import type { Performance } from '@nireeka/contracts/bike-build'
import { Bar } from '@nireeka/ui'

import { changesOf } from './changes.ts'
import { MEASURES } from './measures.ts'
import styles from './performance.module.css'
import { useShare } from './use-share.ts'

interface Props {
  values: Performance
  /** The figures to compare with; each bar then shows its change. */
  before?: Performance
  unit: Unit
}

/** A bike's six performance figures, each with a bar. */
export function PerformanceBars({ values, before = values, unit }: Props) {
  const shareOf = useShare([values, before], unit)
  const changes = new Map(changesOf(before, values, unit).map((change) => [change.metric, change]))
  return (
    <ul className={styles.bars} aria-label="Performance">
      {METRICS.map((metric) => {
        const { label, text } = MEASURES[metric]
        const share = shareOf(metric, values[metric])
        return (
          <li key={metric} data-barless={share === null || undefined}>
            <Bar
              label={label}
              text={text(values[metric], unit)}
              share={share ?? 0}
              shareBefore={shareOf(metric, before[metric]) ?? 0}
              change={changes.get(metric)}
            />
          </li>
        )
      })}
    </ul>
  )
}
