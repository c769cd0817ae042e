import { EMPTY_BUILD, performanceOf } from '@nireeka/contracts/bike-build'

import type { Builder } from '../bike-build/builder.ts'
import { PerformanceBars } from './performance-bars.tsx'
import styles from './performance.module.css'

/** The current build's six performance figures, and their changes from the default build. */
export const Performance = ({ builder }: { builder: Builder }) => (
  <div className={styles.performance}>
    <PerformanceBars
      values={builder.performance}
      before={performanceOf(builder.bike, EMPTY_BUILD)}
      unit={builder.unit}
    />
    <p className={styles.note}>
      A full bar is the best of our bikes.
      {builder.build.partIds.length > 0
        ? ` Changes are compared with ${builder.bike.owned ? 'your bike today' : 'the standard bike'}.`
        : null}
    </p>
  </div>
)
