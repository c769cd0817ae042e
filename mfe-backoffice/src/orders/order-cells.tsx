import { formatNumber } from '@nireeka/contracts'
import { Badge, DateText, Price } from '@nireeka/ui'

import { Below } from '../below.tsx'
import { toneOf } from '../labels.ts'
import { fulfilmentLabel, PAYMENT_LABELS } from './order-labels.ts'
import type { OrderRow } from './orders.api.ts'
import styles from './orders.module.css'

/** The first line of an order, and how many more there are. A bike comes first, and is marked. */
export function Bought({ row: { lines } }: { row: OrderRow }) {
  const first = lines.find(({ isBike }) => isBike) ?? lines[0]
  if (!first) return null
  const more = lines.length - 1
  return (
    <span className={styles.person}>
      {first.count > 1 ? `${formatNumber(first.count)} × ` : ''}
      {first.title} {first.isBike ? <Badge tone="info">Bike</Badge> : null}
      {more > 0 ? <Below>and {formatNumber(more)} more</Below> : null}
    </span>
  )
}

/** Where an order goes. */
export const Destination = ({ row: { city, country } }: { row: OrderRow }) => (
  <span className={`${styles.person} ${styles.destination}`}>
    {city}
    <Below>{country}</Below>
  </span>
)

export const Payment = ({ row: { payment } }: { row: OrderRow }) => (
  <Badge tone={toneOf(payment)}>{PAYMENT_LABELS[payment]}</Badge>
)

/** How far an order is on its way to the customer, and the day on which its bikes are promised. */
export const Fulfilment = ({ row: { status, promisedOn, isLate } }: { row: OrderRow }) => (
  <span className={styles.person}>
    <Badge tone={toneOf(status)}>{fulfilmentLabel(status)}</Badge>{' '}
    {isLate ? <Badge tone="danger">Late</Badge> : null}
    {promisedOn === null ? null : (
      <Below>
        Promised <DateText date={promisedOn} format="dayOfYear" />
      </Below>
    )}
  </span>
)

export const Total = ({ row: { total, refunded } }: { row: OrderRow }) => (
  <span className={styles.total}>
    <Price dollars={total} />
    {refunded > 0 ? (
      <Below>
        <Price dollars={refunded} /> refunded
      </Below>
    ) : null}
  </span>
)
