import { readPageNumber, usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { type Column, DataTable, FailedPart, Pagination, Price } from '@nireeka/ui'

import { DateAndTime } from '../../date-and-time.tsx'
import { readable } from '../../labels.ts'
import { type Credits, creditsOf } from '../customer.api.ts'
import styles from '../customers.module.css'

const COLUMNS: Array<Column<Credits['items'][number]>> = [
  { header: 'What', cell: ({ kind }) => readable(kind) },
  { header: 'Reason', cell: ({ note }) => <span className={styles.words}>{note ?? '–'}</span> },
  { header: 'When', cell: ({ createdAt }) => <DateAndTime at={new Date(createdAt)} /> },
  { header: 'Amount', cell: ({ amount }) => <Price dollars={amount} />, align: 'end' },
]

/** A member's store credit, with what has come in and was spent. */
export function CustomerCredits({ id }: { id: number }) {
  const { http } = usePlatform()
  const [search] = useSearchParams()
  const page = readPageNumber(search)
  const query = useQuery(creditsOf(http, id, page))
  const { data } = query
  if (query.isError) {
    return <FailedPart title="Credits can’t be shown right now" onRetry={() => void query.refetch()} />
  }
  return (
    <section className={styles.part} aria-labelledby="credits">
      <h2 id="credits" className={styles.heading}>
        Credits
      </h2>
      {data ? (
        <p>
          <Price dollars={data.balance} /> can be spent now
        </p>
      ) : null}
      <DataTable
        caption="Credit history"
        isCaptionHidden
        columns={COLUMNS}
        rows={data?.items ?? null}
        rowKey={(entry) => entry.id}
        empty="No credit yet."
        isStacked
      />
      {data ? (
        <Pagination
          page={page}
          pages={Math.ceil(data.total / data.perPage)}
          link={(next) => <Link to={{ search: `?page=${next}` }} />}
        />
      ) : null}
    </section>
  )
}
