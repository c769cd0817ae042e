export { AreaChart, BarChart, LineChart } from './chart.tsx'
export type { ChartData, ChartPoint, ChartSeries } from './chart-data.ts'
export * from './share-bar.tsx'
export * from './sparkline.tsx'
