import { formatPrice } from '@nireeka/contracts'
import { DateText } from '@nireeka/ui'

import { DOT } from '../dot.ts'
import { OrderLink } from '../orders/order-link.tsx'
import { creditLabel, creditNote } from './credit-labels.ts'
import styles from './credits.module.css'
import type { CreditEntry } from './credits.api.ts'

/** Every change of the credit: what it was for and its amount in one line, below its day, its note and what was left. */
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

const Entry = ({
  entry: { kind, note, order, expiresAt, at, amount, balanceAfter },
}: {
  entry: CreditEntry
}) => (
  <li className={styles.entry}>
    <p className={styles.what}>
      {creditLabel(kind, order !== null)}
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
      <Note text={creditNote(kind, note)} />
      {expiresAt ? (
        <>
          {DOT}Valid until{' '}
          <DateText className={styles.day} date={expiresAt} format="shortDay" zone="reader" />
        </>
      ) : null}
    </p>
    <p className={styles.left}>Balance {formatPrice(balanceAfter)}</p>
  </li>
)

const Note = ({ text }: { text: string | null }) => (text ? `${DOT}${text}` : null)

const signed = (amount: number) => (amount < 0 ? `−${formatPrice(-amount)}` : `+${formatPrice(amount)}`)
