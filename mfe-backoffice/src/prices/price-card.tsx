import { formatDate } from '@nireeka/contracts'
import type { NewPriceData, PricesData } from '@nireeka/contracts/api'
import type { InOurNames } from '@nireeka/kit'
import { Button, Price } from '@nireeka/ui'
import { useState } from 'react'

import { DateAndTime } from '../date-and-time.tsx'
import styles from './prices.module.css'
import { PriceDialog } from './price-dialog.tsx'

export type Prices = InOurNames<PricesData>
type Change = Prices['history'][number]

export interface PriceCardProps {
  /** What has the price: "City helmet". */
  name: string
  /** The price now, in dollars. */
  price: number
  prices: Prices
  /** Change the price, or cancel a planned one; both reject with the server's error. */
  onPlan: (price: NewPriceData) => Promise<void>
  onCancel: (id: number) => Promise<void>
}

/** The price of something: now, planned and in the past. */
export function PriceCard({ name, price, prices: { history, planned }, onPlan, onCancel }: PriceCardProps) {
  // Counted, since the dialog may be opened again while the last one is still leaving the screen.
  const [opened, setOpened] = useState({ count: 0, isOpen: false })
  const close = (count: number) => setOpened((now) => (now.count === count ? { count, isOpen: false } : now))
  return (
    <div className={styles.card}>
      <p className={styles.now}>
        <span className={styles.price}>
          <Price dollars={price} />
        </span>
        <Button
          size="small"
          tone="secondary"
          onClick={() => setOpened(({ count }) => ({ count: count + 1, isOpen: true }))}
        >
          Change price
        </Button>
      </p>
      {planned.length > 0 ? (
        <ul className={styles.list} aria-label="Planned prices">
          {planned.map((change) => (
            <Planned key={change.id} change={change} onCancel={() => onCancel(change.id)} />
          ))}
        </ul>
      ) : null}
      {history.length > 0 ? (
        <ul className={styles.list} aria-label="Price history">
          {history.map((change) => (
            <Past key={change.id} change={change} />
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>No price changes yet.</p>
      )}
      {opened.isOpen ? (
        <PriceDialog
          key={opened.count}
          name={name}
          price={price}
          onPlan={onPlan}
          onClose={() => close(opened.count)}
        />
      ) : null}
    </div>
  )
}

function Planned({ change, onCancel }: { change: Change; onCancel: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const day = formatDate(change.beginsAt, 'day')
  async function cancel() {
    setBusy(true)
    await onCancel().catch(() => undefined)
    setBusy(false)
  }
  return (
    <li className={styles.change}>
      <span>
        <Price dollars={change.price} /> from {day} (UTC)
        {change.who ? <span className={styles.quiet}>Planned by {change.who}</span> : null}
      </span>
      <Button
        size="small"
        tone="quiet"
        isBusy={isBusy}
        aria-label={`Cancel the price from ${day}`}
        onClick={() => void cancel()}
      >
        Cancel
      </Button>
    </li>
  )
}

const Past = ({ change: { oldPrice, price, beginsAt, who } }: { change: Change }) => (
  <li className={styles.change}>
    <span>
      {oldPrice === null ? null : (
        <>
          <Price dollars={oldPrice} /> →{' '}
        </>
      )}
      <Price dollars={price} />
      <span className={styles.quiet}>
        <DateAndTime at={new Date(beginsAt)} />
        {who ? `, ${who}` : ''}
      </span>
    </span>
  </li>
)
