import { formatPrice } from '@nireeka/contracts'
import { type Column, DataTable } from '@nireeka/ui'

import { OrderLink } from '../orders/order-link.tsx'
import { onDay, onShortDay } from '../when.ts'
import { KIND_WORDS } from './credit-words.ts'
import styles from './credits.module.css'
import type { CreditEntry } from './credits.api.ts'

/** Three, so that a phone shows them without scrolling. */
const COLUMNS: Array<Column<CreditEntry>> = [
  { header: 'What', cell: (entry) => <What entry={entry} /> },
  { header: 'Day', cell: ({ at }) => <time dateTime={at.toISOString()}>{onShortDay(at)}</time> },
  { header: 'Amount', align: 'end', cell: ({ amount }) => signed(amount) },
]

export const LedgerTable = ({ entries }: { entries: CreditEntry[] }) => (
  <DataTable
    caption="Every change, the newest first"
    columns={COLUMNS}
    rows={entries}
    rowKey={({ id }) => id}
    empty="Nothing yet."
  />
)

const What = ({ entry: { kind, note, order, expiresAt } }: { entry: CreditEntry }) => (
  <>
    {KIND_WORDS[kind]}
    {order ? (
      <>
        {' '}
        <OrderLink order={order} />
      </>
    ) : null}
    {note ? <span className={styles.note}>{note}</span> : null}
    {expiresAt ? (
      <span className={styles.note}>
        Good until <time dateTime={expiresAt.toISOString()}>{onDay(expiresAt)}</time>
      </span>
    ) : null}
  </>
)

const signed = (amount: number) => (amount < 0 ? `−${formatPrice(-amount)}` : `+${formatPrice(amount)}`)
