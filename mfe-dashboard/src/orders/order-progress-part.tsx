import type { Order } from './order.ts'
import styles from './order-page.module.css'
import { arrivalTime, buildTime, progressOf } from './order-progress.ts'
import { OrderSteps } from './order-steps.tsx'

/** How far an order is, and until when its bikes are built; nothing for an order that was cancelled or returned. */
export function OrderProgress({ order }: { order: Order }) {
  if (!progressOf(order)) return null
  const time = [buildTime(order), arrivalTime(order)].filter(Boolean).join(' ')
  return (
    <div className={styles.way}>
      <OrderSteps order={order} label="Order progress" />
      {time ? <p>{time}</p> : null}
    </div>
  )
}
