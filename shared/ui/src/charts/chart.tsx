import { ChartFrame, type ChartProps } from './chart-frame.tsx'

/** A line chart: how values of the same unit change over time, one line for each series. */
export const LineChart = (props: ChartProps) => <ChartFrame {...props} kind="line" />

/** An area chart: how one amount changes over time. */
export const AreaChart = (props: ChartProps) => <ChartFrame {...props} kind="area" />

/** A bar chart: counts by day, month or kind, side by side. */
export const BarChart = (props: ChartProps) => <ChartFrame {...props} kind="bar" />
