import type { ShownOrderStatus } from '@nireeka/contracts/api'
import { Steps } from '@nireeka/ui'

import { builtArrival, ON_REQUEST } from '../checkout/arrival.ts'
import type { Order } from './return.api.ts'
import styles from './return-page.module.css'
import { stepOf, wayOf } from './order-progress.ts'

interface Props {
  status: ShownOrderStatus
  order: Order | undefined
}

/** The next steps of an order, and its estimated arrival. */
export function Next({ status, order }: Props) {
  const place = stepOf(status)
  if (place === null) return null
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next" className={styles.title}>
        What happens next
      </h2>
      <Steps label="Order progress" steps={wayOf(order).map((label) => ({ label }))} current={place} />
      {order?.days && status === 'paid' ? (
        <p>
          {order.leadDays && isBuilt(order) ? `We build it in ${order.leadDays} working days. ` : null}
          <Arrival placedAt={order.placedAt} days={order.days} leadDays={order.leadDays} /> We’ll email you a
          tracking link as soon as your parcel leaves us.
        </p>
      ) : null}
    </section>
  )
}

const isBuilt = ({ lines }: Order) => lines.some(({ kind }) => kind === 'bike')

interface ArrivalProps {
  placedAt: string
  days: NonNullable<Order['days']>
  leadDays: number | null
}

const Arrival = ({ placedAt, days, leadDays }: ArrivalProps) =>
  leadDays === null ? (
    `${ON_REQUEST}: we’ll email you as soon as we know it.`
  ) : (
    <>
      We expect it with you from{' '}
      <strong className={styles.when}>{builtArrival(new Date(placedAt), days, leadDays)}</strong>.
    </>
  )
