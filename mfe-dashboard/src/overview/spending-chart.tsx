import { formatPrice } from '@nireeka/contracts'
import { BarChart } from '@nireeka/ui/charts'

import { type Month, spendingSentence, toPoints } from './spending.ts'

const SERIES = [{ name: 'Spent', format: formatPrice }]

/** A chart of the spending per month. `months` is null while the orders are loading. */
export const SpendingChart = ({ months }: { months: Month[] | null }) => (
  <BarChart
    heading="What you spent"
    summary={months ? spendingSentence(months) : undefined}
    axis="Month"
    series={SERIES}
    data={months ? { status: 'ready', points: toPoints(months) } : { status: 'loading' }}
    empty="You have paid for nothing in the last twelve months."
  />
)
