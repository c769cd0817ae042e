import type { ChartPoint, ChartSeries } from '../chart-data.ts'
import { Legend } from '../legend.tsx'
import styles from './plot.module.css'

interface Props {
  /** What the library passes for the point under the pointer or reached with the arrow keys. */
  shown: { active?: boolean; payload?: ReadonlyArray<{ payload?: ChartPoint }> }
  series: readonly ChartSeries[]
}

/** The values of one point. It stays in the document, so that screen readers announce each change. */
export function PlotTooltip({ shown, series }: Props) {
  const point = shown.active ? shown.payload?.[0]?.payload : undefined
  return (
    <div role="status" className={styles.tooltip}>
      {point ? (
        <>
          <p className={styles.place}>{point.label}</p>
          <Legend
            names={series.map(({ name, format }, index) => `${name}: ${format(point.values[index] ?? 0)}`)}
          />
        </>
      ) : null}
    </div>
  )
}
