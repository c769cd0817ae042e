import { formatDate, formatDateSpan } from '@nireeka/contracts'
import type { ShownOrderStatus } from '@nireeka/contracts/api'
import { DefinitionList, Steps } from '@nireeka/ui'

import { ON_REQUEST } from '../checkout/arrival.ts'
import type { Order } from './return.api.ts'
import styles from './return-page.module.css'
import { stepOf, wayOf } from './order-progress.ts'

interface Props {
  status: ShownOrderStatus
  order: Order | undefined
}

/** The index of the first step after the payment: before it, no day is promised. */
const PAID = 2

/** The next steps of an order, and the days on which they are to happen. */
export function Next({ status, order }: Props) {
  const place = stepOf(status)
  if (place === null) return null
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next" className={styles.title}>
        What happens next
      </h2>
      <Steps label="Order progress" steps={wayOf(order).map((label) => ({ label }))} current={place} />
      {order && place >= PAID ? <Days order={order} isUnsent={status === 'paid'} /> : null}
    </section>
  )
}

/** The days of an order: a list where a bike is built first, a sentence for other goods. */
function Days({ order, isUnsent }: { order: Order; isUnsent: boolean }) {
  const { schedule, leadDays } = order
  if (!schedule) {
    return leadDays === null ? <p>{ON_REQUEST}: we’ll email you as soon as we know it.</p> : null
  }
  const arrival = arrivalOf(schedule)
  return (
    <>
      {schedule.builtOn ? (
        <DefinitionList items={daysOf(schedule)} />
      ) : (
        <p>
          Expected delivery: <strong className={styles.when}>{arrival}</strong>.
        </p>
      )}
      {isUnsent ? <p>We’ll email you a tracking link as soon as it ships.</p> : null}
    </>
  )
}

type Schedule = NonNullable<Order['schedule']>

const daysOf = (schedule: Schedule) => [
  { term: 'Ordered', details: dayOf(schedule.orderedOn) },
  ...dayRow('Built by', schedule.builtOn),
  ...dayRow('Ships', schedule.sentOn),
  { term: 'Arrives', details: <strong className={styles.when}>{arrivalOf(schedule)}</strong> },
]

const dayOf = (day: string) => formatDate(day, 'dayOfYear')

const dayRow = (term: string, day: string | null) => (day ? [{ term, details: dayOf(day) }] : [])

const arrivalOf = ({ arrivesFrom, arrivesTo }: Schedule) => formatDateSpan(arrivesFrom, arrivesTo)
