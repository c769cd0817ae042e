import { formatPrice, toDollars } from '@nireeka/contracts'
import { Drawer } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'
import { DeliveryDate } from '../delivery/delivery.tsx'
import styles from './breakdown.module.css'
import { priceRows } from './price-rows.ts'
import { Promo } from './promo.tsx'

interface Props {
  builder: Builder
  onClose: () => void
}

/** A panel with the price by component, the delivery date, and the promo code. */
export function Breakdown({ builder, onClose }: Props) {
  const { totalCents } = builder.price
  return (
    <Drawer title="Price breakdown" onClose={onClose}>
      <div className={styles.breakdown}>
        <Rows builder={builder} />
        <DeliveryDate builder={builder} />
        <Promo totalCents={totalCents} />
      </div>
    </Drawer>
  )
}

function Rows({ builder }: { builder: Builder }) {
  const rows = priceRows(builder)
  return (
    <dl className={styles.rows}>
      {rows.map(({ title, note, cents }, index) => (
        <div key={`${index} ${title}`}>
          <dt>
            {title}
            {note ? <span className={styles.note}>{note}</span> : null}
          </dt>
          <dd>{cents > 0 ? formatPrice(toDollars(cents)) : 'No extra cost'}</dd>
        </div>
      ))}
      {rows.length === 0 ? <p className={styles.note}>You haven’t chosen any upgrades yet.</p> : null}
      <div className={styles.total}>
        <dt>
          Total
          <span className={styles.note}>Shipping and tax for your country are added at checkout.</span>
        </dt>
        <dd>{formatPrice(toDollars(builder.price.totalCents))}</dd>
      </div>
    </dl>
  )
}
