import { formatPrice } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { type Column, DataTable } from '@nireeka/ui'

import { onDay } from '../when.ts'
import { KIND_WORDS } from './credit-words.ts'
import styles from './credits.module.css'
import type { CreditEntry } from './credits.api.ts'

const COLUMNS: Array<Column<CreditEntry>> = [
  { header: 'What', cell: (entry) => <What entry={entry} /> },
  { header: 'Day', cell: ({ at }) => <time dateTime={at.toISOString()}>{onDay(at)}</time> },
  { header: 'Good until', cell: (entry) => ending(entry) },
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

const What = ({ entry: { kind, note, order } }: { entry: CreditEntry }) => (
  <>
    {KIND_WORDS[kind]}
    {order ? (
      <>
        {' '}
        <Link to={`/dashboard/orders/${order.id}`}>{order.number}</Link>
      </>
    ) : null}
    {note ? <span className={styles.note}>{note}</span> : null}
  </>
)

/** Only what was given has an end, or none; what is given back keeps the end that it had. */
function ending({ kind, amount, expiresAt }: CreditEntry) {
  if (expiresAt) return <time dateTime={expiresAt.toISOString()}>{onDay(expiresAt)}</time>
  return amount > 0 && kind !== 'release' ? 'No end' : null
}

const signed = (amount: number) => (amount < 0 ? `−${formatPrice(-amount)}` : `+${formatPrice(amount)}`)
