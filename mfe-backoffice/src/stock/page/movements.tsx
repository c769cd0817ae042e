import { formatNumber } from '@nireeka/contracts'
import { readPageNumber, usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { type Column, DataTable, EmptyState, NoSuchPage, Pagination, QueryView, Skeleton } from '@nireeka/ui'

import { Below } from '../../below.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import { actorName } from '../../orders/actor-name.ts'
import { movementsOf, type StockItem, type StockMovement } from '../stock.api.ts'
import styles from '../stock.module.css'
import { REASON_LABELS } from '../stock-labels.ts'

const COLUMNS: Array<Column<StockMovement>> = [
  { header: 'When', cell: ({ at }) => <DateAndTime at={new Date(at)} /> },
  {
    header: 'Reason',
    cell: ({ reason, order, note }) => (
      <>
        {REASON_LABELS[reason]}
        {order ? (
          <>
            , <Link to={`/backoffice/orders/${order.id}`}>{order.number}</Link>
          </>
        ) : null}
        {note ? (
          <span className={styles.note}>
            <Below>{note}</Below>
          </span>
        ) : null}
      </>
    ),
  },
  { header: 'Change', cell: ({ count }) => <Change count={count} />, align: 'end' },
  {
    header: 'Available',
    cell: ({ available }) => (available === null ? '–' : formatNumber(available)),
    align: 'end',
  },
  { header: 'By', cell: ({ who }) => actorName(who) },
]

const Change = ({ count }: { count: number }) => {
  if (count === 0) return '0'
  return count > 0 ? <span className={styles.plus}>+{formatNumber(count)}</span> : `−${formatNumber(-count)}`
}

/** Every change of an item's stock, the newest first. */
export function Movements({ item }: { item: StockItem }) {
  const { http } = usePlatform()
  const [search] = useSearchParams()
  const page = readPageNumber(search)
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        History
      </h2>
      <QueryView
        query={useQuery(movementsOf(http, item, page))}
        skeleton={<Waiting />}
        failed="The history can’t be shown right now"
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title="No changes yet" text="Every change to this stock appears here." />}
      >
        {({ movements, pages }) =>
          movements.length === 0 ? (
            <NoSuchPage page={page} pages={pages} link={linkTo} />
          ) : (
            <>
              <DataTable
                caption="Stock changes"
                isCaptionHidden
                columns={COLUMNS}
                rows={movements}
                rowKey={({ id }) => id}
                empty=""
                isStacked
              />
              <Pagination page={page} pages={pages} link={linkTo} />
            </>
          )
        }
      </QueryView>
    </section>
  )
}

const linkTo = (page: number) => <Link to={{ search: page === 1 ? '' : `?page=${page}` }} />

const Waiting = () => (
  <div role="status" aria-label="Loading the history">
    <Skeleton kind="text" lines={8} />
  </div>
)
