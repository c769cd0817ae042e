import { formatPrice } from '@nireeka/contracts'
import { type Column, DataTable, DateText } from '@nireeka/ui'

import { OrderLink } from '../orders/order-link.tsx'
import { KIND_LABELS } from './credit-labels.ts'
import styles from './credits.module.css'
import type { CreditEntry } from './credits.api.ts'

const COLUMNS: Array<Column<CreditEntry>> = [
  { header: 'What', cell: (entry) => <What entry={entry} /> },
  {
    header: 'Day',
    cell: ({ at }) => <DateText className={styles.day} date={at} format="shortDay" zone="reader" />,
  },
  { header: 'Amount', align: 'end', cell: ({ amount }) => signed(amount) },
]

export const LedgerTable = ({ entries }: { entries: CreditEntry[] }) => (
  <DataTable
    caption="All changes, newest first"
    columns={COLUMNS}
    rows={entries}
    rowKey={({ id }) => id}
    empty="Nothing yet."
    isStacked
  />
)

const What = ({ entry: { kind, note, order, expiresAt } }: { entry: CreditEntry }) => (
  <>
    {KIND_LABELS[kind]}
    {order ? (
      <>
        {' '}
        <OrderLink order={order} />
      </>
    ) : null}
    {note ? <span className={styles.note}>{note}</span> : null}
    {expiresAt ? (
      <span className={styles.note}>
        Valid until <DateText date={expiresAt} zone="reader" />
      </span>
    ) : null}
  </>
)

const signed = (amount: number) => (amount < 0 ? `−${formatPrice(-amount)}` : `+${formatPrice(amount)}`)
