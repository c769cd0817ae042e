import { DataTable } from '@nireeka/ui'

import { DateAndTime } from '../../date-and-time.tsx'
import styles from '../customers.module.css'
import { ITEM_LABELS, type MergePreview } from './merge.api.ts'

/** The account that ends and the one that stays, side by side, with what moves. */
export const BothAccounts = ({ preview: { from, into, items } }: { preview: MergePreview }) => (
  <>
    <div className={styles.sides}>
      <Side title="Ends" account={from} />
      <Side title="Stays" account={into} />
    </div>
    <DataTable
      caption="What moves"
      columns={[
        { header: 'What', cell: ({ name }) => ITEM_LABELS[name] },
        { header: 'Moves', cell: (item) => item.from - item.duplicates, align: 'end' },
        { header: 'Has already', cell: (item) => item.into, align: 'end' },
      ]}
      rows={items}
      rowKey={({ name }) => name}
      empty="The closed account has nothing to move."
    />
    <p className={styles.quiet}>
      {duplicatesOf(items)}Saved cards stay with the payment provider, unless the other account has its own
      there. Sessions end, and the profile picture, the password and the two-step login are dropped.
    </p>
  </>
)

function Side({ title, account }: { title: string; account: MergePreview['from'] }) {
  return (
    <section className={styles.words} aria-label={title}>
      <strong>{title}</strong>
      <span>{account.name}</span>
      <span>{account.email}</span>
      <span className={styles.quiet}>
        {account.userName}, id {account.id}, joined <DateAndTime at={new Date(account.joinedAt)} />
      </span>
    </section>
  )
}

function duplicatesOf(items: MergePreview['items']): string {
  const dropped = items.filter(({ duplicates }) => duplicates > 0)
  if (dropped.length === 0) return ''
  const parts = dropped.map(({ name, duplicates }) => `${ITEM_LABELS[name].toLowerCase()} (${duplicates})`)
  return `The other account has the same already, so its own are kept: ${parts.join(', ')}. `
}
