import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { type Column, DataTable, FailedPart } from '@nireeka/ui'

import { DateAndTime } from '../../date-and-time.tsx'
import { readable } from '../../labels.ts'
import { type Support, supportOf } from '../customer.api.ts'
import styles from '../customers.module.css'

const COLUMNS: Array<Column<Support['tickets'][number]>> = [
  {
    header: 'Ticket',
    cell: ({ id, number }) => (
      <Link className={styles.number} to={`/dashboard/support/${id}`}>
        {number}
      </Link>
    ),
  },
  { header: 'Subject', cell: ({ subject }) => <span className={styles.words}>{subject}</span> },
  { header: 'Status', cell: ({ state }) => readable(state) },
  { header: 'Updated', cell: ({ updatedAt }) => <DateAndTime at={new Date(updatedAt)} /> },
]

/** What a member has asked us, and whether they get the newsletter. */
export function CustomerTickets({ id }: { id: number }) {
  const { http } = usePlatform()
  const query = useQuery(supportOf(http, id))
  const { data } = query
  if (query.isError) {
    return <FailedPart title="Tickets can’t be shown right now" onRetry={() => void query.refetch()} />
  }
  return (
    <section className={styles.part} aria-labelledby="tickets">
      <h2 id="tickets" className={styles.heading}>
        Tickets
      </h2>
      <DataTable
        caption="Latest tickets"
        isCaptionHidden
        columns={COLUMNS}
        rows={data?.tickets ?? null}
        rowKey={(ticket) => ticket.id}
        empty="No questions yet."
        isStacked
      />
      {data ? (
        <p className={styles.quiet}>
          {data.getsNewsletter ? 'Gets the newsletter.' : 'Doesn’t get the newsletter.'}
        </p>
      ) : null}
    </section>
  )
}
