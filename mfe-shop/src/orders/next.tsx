import type { ShownOrderStatus } from '@nireeka/contracts/api'
import { Steps } from '@nireeka/ui'

import { arrival } from '../checkout/arrival.ts'
import type { Order } from './return.api.ts'
import styles from './return-page.module.css'
import { placeOnWay, WAY } from './way.ts'

interface Props {
  status: ShownOrderStatus
  order: Order | undefined
}

/** What happens next, and when it is there. */
export function Next({ status, order }: Props) {
  const place = placeOnWay(status)
  if (place === null) return null
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next" className={styles.title}>
        What happens next
      </h2>
      <Steps label="How far the order is" steps={WAY.map((label) => ({ label }))} current={place} />
      {order?.days && status === 'paid' ? (
        <p>
          We expect it with you from{' '}
          <strong className={styles.when}>{arrival(new Date(order.placed_at), order.days)}</strong>. You get a
          letter with the way to follow the parcel as soon as it leaves us.
        </p>
      ) : null}
    </section>
  )
}
