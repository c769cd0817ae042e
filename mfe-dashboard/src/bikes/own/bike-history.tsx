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

/** What comes next for a bike, and what has happened to it, apart from each other. */
export function BikeHistory({ bike, order }: Props) {
  const { past, next } = historyOf(bike, order)
  return (
    <>
      {next.length > 0 ? <Part id={`next-${bike.id}`} heading="Coming up" events={next} /> : null}
      {past.length > 0 ? (
        <Part id={`history-${bike.id}`} heading="History" events={past}>
          {order ? (
            <p className={styles.quiet}>
              Bought with order <OrderLink order={order} />
            </p>
          ) : null}
        </Part>
      ) : null}
    </>
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
