import { formatNumber, formatPrice } from '@nireeka/contracts'

import type { Stories } from '../story.ts'
import { AreaChart, BarChart, LineChart } from './chart.tsx'
import type { ChartData, ChartSeries } from './chart-data.ts'
import { storyPoints } from './story-points.ts'

const REVENUE: ChartSeries[] = [{ name: 'Revenue', format: formatPrice }]
const FIVE = ['Prime', 'Homie', 'Nyx', 'Accessories', 'Spare parts'].map((name) => ({
  name,
  format: formatNumber,
}))
const ready = (series = 1): ChartData => ({ status: 'ready', points: storyPoints(series) })
const common = { axis: 'Month', empty: 'Nothing was sold in these twelve months.' }
const revenue = { ...common, heading: 'Revenue per month', series: REVENUE }

export const stories: Stories = {
  Area: () => (
    <AreaChart {...revenue} summary="$15,120 in twelve months, most in June with $2,240." data={ready()} />
  ),
  Bars: () => <BarChart {...revenue} summary="June was the best month." data={ready()} />,
  'Five lines': () => (
    <LineChart
      {...common}
      heading="Orders by kind"
      summary="All kinds peak in June."
      series={FIVE}
      data={ready(5)}
    />
  ),
  'Two rows of bars': () => (
    <BarChart {...common} heading="Orders by kind" series={FIVE.slice(0, 2)} data={ready(2)} />
  ),
  Loading: () => <AreaChart {...revenue} data={{ status: 'loading' }} />,
  Failed: () => (
    <AreaChart
      {...revenue}
      data={{ status: 'failed', message: 'Can’t reach server right now.', onRetry: () => undefined }}
    />
  ),
  Empty: () => <AreaChart {...revenue} data={{ status: 'ready', points: [] }} />,
}
