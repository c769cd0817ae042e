import { formatPrice } from '@nireeka/contracts'
import { DateText } from '@nireeka/ui'

import { OrderLink } from '../orders/order-link.tsx'
import { KIND_LABELS } from './credit-labels.ts'
import styles from './credits.module.css'
import type { CreditEntry } from './credits.api.ts'

/** Every change of the credit: what it was for and its amount in one line, its day and its note below. */
export const Ledger = ({ entries }: { entries: CreditEntry[] }) => (
  <section className={styles.card} aria-labelledby="ledger">
    <h2 id="ledger" className={styles.heading}>
      All changes, newest first
    </h2>
    <ul className={styles.entries} aria-labelledby="ledger">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  </section>
)

const Entry = ({ entry: { kind, note, order, expiresAt, at, amount } }: { entry: CreditEntry }) => (
  <li className={styles.entry}>
    <p className={styles.what}>
      {KIND_LABELS[kind]}
      {order ? (
        <>
          {' '}
          <OrderLink order={order} />
        </>
      ) : null}
    </p>
    <p className={styles.amount} data-sign={amount < 0 ? 'minus' : 'plus'}>
      {signed(amount)}
    </p>
    <p className={styles.details}>
      <DateText className={styles.day} date={at} format="shortDay" zone="reader" />
      {note ? <span> · {note}</span> : null}
      {expiresAt ? (
        <span>
          {' '}
          · Valid until <DateText className={styles.day} date={expiresAt} format="shortDay" zone="reader" />
        </span>
      ) : null}
    </p>
  </li>
)

const signed = (amount: number) => (amount < 0 ? `−${formatPrice(-amount)}` : `+${formatPrice(amount)}`)
