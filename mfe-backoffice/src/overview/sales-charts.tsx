import { formatNumber, formatPrice } from '@nireeka/contracts'
import { AreaChart, BarChart, type ChartData } from '@nireeka/ui/charts'

import type { OrderDay } from './overview.api.ts'
import { ordersSentence, revenueSentence, toPoints } from './sales.ts'

interface Props {
  /** The sales per day; null while loading. */
  days: OrderDay[] | null
}

const REVENUE = [{ name: 'Revenue', format: formatPrice }]
const ORDERS = [{ name: 'Orders', format: formatNumber }]
const LOADING: ChartData = { status: 'loading' }

export const RevenueChart = ({ days }: Props) => (
  <AreaChart
    heading="Revenue per day"
    summary={days ? revenueSentence(days) : undefined}
    axis="Day"
    series={REVENUE}
    data={days ? { status: 'ready', points: toPoints(days, ({ revenue }) => revenue) } : LOADING}
    empty="No revenue in the last 30 days."
  />
)

export const OrdersChart = ({ days }: Props) => (
  <BarChart
    heading="Orders per day"
    summary={days ? ordersSentence(days) : undefined}
    axis="Day"
    series={ORDERS}
    data={days ? { status: 'ready', points: toPoints(days, ({ orders }) => orders) } : LOADING}
    empty="No orders in the last 30 days."
  />
)
