import { Area, Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'

import type { ChartPoint, ChartSeries } from '../chart-data.ts'
import type { ChartKind } from '../chart-frame.tsx'
import { toneClass } from '../legend.tsx'
import styles from './plot.module.css'
import { PlotTooltip } from './plot-tooltip.tsx'

export interface PlotProps {
  kind: ChartKind
  /** The chart's name for screen readers. */
  label: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
}

/** Dash patterns, so that lines can be told apart without colours. */
const DASHES = ['0', '7 4', '2 4', '10 3 2 3', '4 2']

/** The drawn chart. Arrow keys move from point to point, and screen readers announce each. */
export function Plot({ kind, label, series, points }: PlotProps) {
  const ticks = new Map(points.map((point) => [point.label, point.tick]))
  return (
    <ComposedChart
      className={styles.plot}
      responsive
      data={[...points]}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      barCategoryGap="28%"
      aria-label={`${label}, chart. Use the arrow keys to read it`}
      aria-roledescription="chart"
    >
      <CartesianGrid vertical={false} />
      <XAxis
        dataKey="label"
        tickFormatter={(name: string) => ticks.get(name) ?? name}
        interval="equidistantPreserveStart"
        minTickGap={20}
        tickMargin={10}
        tickLine={false}
        axisLine={false}
      />
      <YAxis
        width="auto"
        tickFormatter={(value: number) => series[0]?.format(value) ?? ''}
        tickCount={5}
        allowDecimals={false}
        tickMargin={8}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip isAnimationActive={false} content={(shown) => <PlotTooltip shown={shown} series={series} />} />
      {series.map(({ name }, index) => drawSeries(kind, name, index))}
    </ComposedChart>
  )
}

/** A function and not a component, because the library inspects the elements that it is given. */
function drawSeries(kind: ChartKind, name: string, index: number) {
  const common = {
    dataKey: ({ values }: ChartPoint) => values[index] ?? 0,
    name,
    className: `${styles[kind] ?? ''} ${toneClass(index)}`,
    isAnimationActive: false,
  }
  const stroke = { strokeDasharray: DASHES[index % DASHES.length], dot: false, activeDot: { r: 5 } }
  if (kind === 'bar') return <Bar key={name} {...common} radius={[3, 3, 0, 0]} maxBarSize={36} />
  if (kind === 'area') return <Area key={name} {...common} {...stroke} type="linear" />
  return <Line key={name} {...common} {...stroke} type="linear" />
}
