import { formatNumber, formatPrice } from '@nireeka/contracts'
import { AreaChart, BarChart } from '@nireeka/ui/charts'

import type { SalesDay } from './figures.api.ts'
import { ordersSentence, salesSentence, toPoints } from './sales.ts'

interface Props {
  days: readonly SalesDay[]
}

const MONEY = [
  { name: 'Paid', format: formatPrice },
  { name: 'Refunded', format: formatPrice },
]
const ORDERS = [{ name: 'Paid orders', format: formatNumber }]

export const SalesChart = ({ days }: Props) => (
  <AreaChart
    heading="Paid and refunded per day"
    summary={salesSentence(days)}
    axis="Day"
    series={MONEY}
    data={{ status: 'ready', points: toPoints(days, ({ paid, refunded }) => [paid, refunded]) }}
    empty="Nothing was paid in this period."
  />
)

export const OrdersChart = ({ days }: Props) => (
  <BarChart
    heading="Paid orders per day"
    summary={ordersSentence(days)}
    axis="Day"
    series={ORDERS}
    data={{ status: 'ready', points: toPoints(days, ({ orders }) => [orders]) }}
    empty="No order was paid in this period."
  />
)
