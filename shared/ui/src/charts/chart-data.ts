/** What one line, area or row of bars shows. At most five fit into one chart. */
export interface ChartSeries {
  name: string
  /** A figure as a person reads it: $1,090. */
  format: (value: number) => string
}

/** One place on the chart's axis. */
export interface ChartPoint {
  /** Its name in full, unlike any other's: November 3, 2026. */
  label: string
  /** Short, for the axis: Nov 3. */
  tick: string
  /** One figure for each series, in their order. */
  values: readonly number[]
}

/** Where the figures are: on their way, not to be had, or here. */
export type ChartData =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry?: () => void }
  | { status: 'ready'; points: readonly ChartPoint[] }

/** There is nothing to draw: no place on the axis, or 0 at each of them. */
export const isEmpty = (points: readonly ChartPoint[]) =>
  points.every(({ values }) => values.every((value) => value === 0))
