/** The data of one line, area or row of bars. A chart has five at most. */
export interface ChartSeries {
  name: string
  /** Returns a value as the reader sees it, for example $1,090. */
  format: (value: number) => string
}

/** One point on the chart's axis. */
export interface ChartPoint {
  /** The point's full and unique name: November 3, 2026. */
  label: string
  /** The short label on the axis: Nov 3. */
  tick: string
  /** One value for each series, in the order of the series. */
  values: readonly number[]
}

/** The state of a chart's data: loading, failed or ready. */
export type ChartData =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry?: () => void }
  | { status: 'ready'; points: readonly ChartPoint[] }

/** Returns whether there is nothing to draw: no points, or values of 0 only. */
export const isEmpty = (points: readonly ChartPoint[]) =>
  points.every(({ values }) => values.every((value) => value === 0))
