import { ChartFrame, type ChartProps } from './chart-frame.tsx'

/** How figures rise and fall over time, several of one unit beside each other. */
export const LineChart = (props: ChartProps) => <ChartFrame {...props} kind="line" />

/** How one sum rises and falls over time. */
export const AreaChart = (props: ChartProps) => <ChartFrame {...props} kind="area" />

/** Counts of days, months or kinds beside each other. */
export const BarChart = (props: ChartProps) => <ChartFrame {...props} kind="bar" />
