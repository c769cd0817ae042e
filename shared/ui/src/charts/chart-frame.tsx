import { useId } from 'react'

import { Skeleton } from '../page/skeleton.tsx'
import type { ChartData, ChartSeries } from './chart-data.ts'
import { ChartFigures } from './chart-figures.tsx'
import styles from './chart.module.css'
import { Legend } from './legend.tsx'
import { PlotSlot } from './plot-slot.tsx'

export type ChartKind = 'line' | 'area' | 'bar'

export interface ChartProps {
  heading: string
  /** The heading's level; 2 by default. */
  level?: 2 | 3
  /** One sentence that says what the chart shows; missing while the data loads. */
  summary?: string
  /** The name of the axis, for example Day. */
  axis: string
  series: readonly ChartSeries[]
  data: ChartData
  /** The sentence in place of a chart whose values are all 0. */
  empty: string
}

/**
 * The common parts of all charts: a heading, a sentence about what the chart shows, the chart itself, and its values
 * as a table.
 */
export function ChartFrame({ kind, heading, level = 2, summary, ...rest }: ChartProps & { kind: ChartKind }) {
  const id = useId()
  const { axis, series, data, empty } = rest
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <header className={styles.header}>
        <Heading id={id} className={styles.heading}>
          {heading}
        </Heading>
        {data.status === 'loading' ? (
          <div className={styles.waiting}>
            <Skeleton kind="text" lines={1} />
          </div>
        ) : null}
        {summary && data.status === 'ready' ? <p className={styles.summary}>{summary}</p> : null}
        {series.length > 1 ? <Legend names={series.map(({ name }) => name)} /> : null}
      </header>
      <PlotSlot kind={kind} label={heading} series={series} data={data} empty={empty} />
      <ChartFigures heading={heading} axis={axis} series={series} data={data} />
    </section>
  )
}
