import { DateText } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { OrderLink } from '../../orders/order-link.tsx'
import type { Order } from '../../orders/order.ts'
import type { MemberBike } from '../bike.ts'
import { type BikeEvent, historyOf } from './history-of.ts'
import styles from './own-bike.module.css'

interface Props {
  bike: MemberBike
  /** The order that it was bought with; null where none is known. */
  order: Order | null
}

/** What comes next for a bike; nothing where nothing is known. */
export function ComingUp({ bike }: Pick<Props, 'bike'>) {
  const { next } = historyOf(bike, null)
  return next.length > 0 ? <Part id={`next-${bike.id}`} heading="Coming up" events={next} /> : null
}

/** What has happened to a bike, with the way to its order. */
export function BikeHistory({ bike, order }: Props) {
  const { past } = historyOf(bike, order)
  if (past.length === 0) return null
  return (
    <Part id={`history-${bike.id}`} heading="History" events={past}>
      {order ? (
        <p className={styles.quiet}>
          Bought with order <OrderLink order={order} />
        </p>
      ) : null}
    </Part>
  )
}

interface PartProps {
  id: string
  heading: string
  events: BikeEvent[]
  children?: ReactNode
}

const Part = ({ id, heading, events, children }: PartProps) => (
  <section className={styles.part} aria-labelledby={id}>
    <h3 id={id} className={styles.heading}>
      {heading}
    </h3>
    <ol className={styles.events}>
      {events.map(({ label, at }) => (
        <li key={label} className={styles.event}>
          <span>{label}</span>
          <DateText
            className={styles.quiet}
            date={at}
            {...(typeof at === 'string' ? {} : { zone: 'reader' })}
          />
        </li>
      ))}
    </ol>
    {children}
  </section>
)
