import { Steps } from '@nireeka/ui'

import type { Order } from './order.ts'
import { progressOf } from './order-progress.ts'

interface Props {
  order: Pick<Order, 'status' | 'hasBike'>
  /** The name of the steps for screen readers. */
  label: string
}

/** The steps of an order, from placing it to its delivery; nothing for one that was cancelled or returned. */
export function OrderSteps({ order, label }: Props) {
  const progress = progressOf(order)
  return progress ? (
    <Steps label={label} steps={progress.steps.map((name) => ({ label: name }))} current={progress.current} />
  ) : null
}
