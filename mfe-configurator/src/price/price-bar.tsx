import { formatPrice, toDollars } from '@nireeka/contracts'
import { Icon } from '@nireeka/ui'
import { type ReactNode, useState } from 'react'

import type { Builder } from '../bike-build/builder.ts'
import { inShort } from '../delivery/delivery-labels.ts'
import { type DeliveryState, useDelivery } from '../delivery/use-delivery.ts'
import { LoadedBreakdown } from './loaded-breakdown.tsx'
import styles from './price-bar.module.css'

interface Props {
  builder: Builder
  /** The buttons beside the price. */
  children: ReactNode
}

/** The price, which opens the breakdown, and the buttons, all in one row. */
export function PriceBar({ builder, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { totalCents } = builder.price
  const time = timeText(useDelivery(builder), builder)
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.price} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">Show price breakdown: </span>
        <Total cents={totalCents} />
        {time ? <span className={styles.line}> {time}</span> : null}
      </button>
      {children}
      {isOpen ? <LoadedBreakdown builder={builder} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

/** The total. A changed total slides in; the first one appears without animation. */
function Total({ cents }: { cents: number }) {
  const [first] = useState(cents)
  return (
    <span className={styles.total}>
      <span key={cents} className={cents === first ? undefined : styles.fresh}>
        {formatPrice(toDollars(cents))}
      </span>
      <Icon name="chevron-down" />
    </span>
  )
}

function timeText(delivery: DeliveryState, { bike }: Builder): string | null {
  if (bike.owned) return null
  switch (delivery.status) {
    case 'open':
      return null
    case 'unserved':
      return `Not shipped to ${delivery.country}`
    case 'known':
      return `Arrives ${inShort(delivery.time)}`
    case 'on_request':
      return 'Delivery date on request'
    case 'loading':
      return 'Checking the date…'
    case 'failed':
      return 'Delivery date not loaded'
  }
}
