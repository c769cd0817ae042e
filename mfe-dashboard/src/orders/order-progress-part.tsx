import { Steps } from '@nireeka/ui'

import type { Order } from './order.ts'
import styles from './order-page.module.css'
import { arrivalTime, buildTime, progressOf } from './order-progress.ts'

/** How far an order is, and until when its bikes are built; nothing for an order that was cancelled or returned. */
export function OrderProgress({ order }: { order: Order }) {
  const progress = progressOf(order)
  if (!progress) return null
  const time = [buildTime(order), arrivalTime(order)].filter(Boolean).join(' ')
  return (
    <div className={styles.way}>
      <Steps
        label="Order progress"
        steps={progress.steps.map((label) => ({ label }))}
        current={progress.current}
      />
      {time ? <p>{time}</p> : null}
    </div>
  )
}
