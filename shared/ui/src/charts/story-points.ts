import type { ChartPoint } from './chart-data.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const FIGURES = [320, 410, 980, 1430, 1890, 2240, 2100, 1750, 1320, 860, 640, 1180]

/** Returns points for stories: a year of a shop, the same at every call. */
export const storyPoints = (series = 1): ChartPoint[] =>
  MONTHS.map((month, index) => ({
    label: `${month} 2026`,
    tick: month,
    values: Array.from({ length: series }, (_, at) => Math.round((FIGURES[index] ?? 0) / (at + 1)) + at * 90),
  }))
