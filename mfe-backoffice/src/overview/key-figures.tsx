import { formatNumber, formatPrice } from '@nireeka/contracts'
import { Skeleton, Stat } from '@nireeka/ui'
import { Sparkline } from '@nireeka/ui/charts'

import { toBeSent } from './order-groups.ts'
import type { Overview } from './overview.api.ts'
import styles from './overview.module.css'
import { averageOrder, lastWeeks, ordersIn, revenueIn } from './sales.ts'

/** The number of placeholders for trend figures. */
const TRENDS = 2
const LABELS = ['Revenue, 7 days', 'Orders, 7 days', 'Average order, 30 days', 'To ship']

/** The most important figures at the top of the overview. */
export const KeyFigures = ({ figures }: { figures: Overview | null }) => (
  <ul className={styles.stats} aria-label="Key figures">
    {figures ? (
      <Known figures={figures} />
    ) : (
      LABELS.map((label, index) => (
        <li key={label}>
          <Stat
            label={label}
            value={<>&nbsp;</>}
            hint={<Skeleton kind="text" lines={1} />}
            trend={index < TRENDS ? <Sparkline values={[]} /> : undefined}
          />
        </li>
      ))
    )}
  </ul>
)

function Known({ figures: { days, ordersByState } }: { figures: Overview }) {
  const { last, before } = lastWeeks(days)
  const average = averageOrder(days)
  const stats = [
    {
      value: formatPrice(revenueIn(last)),
      hint: `${formatPrice(revenueIn(before))} the week before`,
      trend: <Sparkline values={last.map(({ revenue }) => revenue)} />,
    },
    {
      value: formatNumber(ordersIn(last)),
      hint: `${formatNumber(ordersIn(before))} the week before`,
      trend: <Sparkline values={last.map(({ orders }) => orders)} />,
    },
    { value: average === null ? '–' : formatPrice(average), hint: `${formatNumber(ordersIn(days))} orders` },
    { value: formatNumber(toBeSent(ordersByState)), hint: 'Paid, not shipped yet' },
  ]
  return stats.map((stat, index) => (
    <li key={LABELS[index]}>
      <Stat label={LABELS[index] ?? ''} {...stat} />
    </li>
  ))
}
