import { readPageNumber, usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { type Column, DataTable, FailedPart, Pagination, Price } from '@nireeka/ui'

import { DateAndTime } from '../date-and-time.tsx'
import { type PromoCode, usesOf } from './promo-code.api.ts'
import styles from './promo-codes.module.css'

interface Use {
  orderId: number
  number: string
  customer: string
  usedAt: string
  discount: number
}

const COLUMNS: Array<Column<Use>> = [
  {
    header: 'Order',
    cell: ({ orderId, number }) => <Link to={`/backoffice/orders/${orderId}`}>{number}</Link>,
  },
  { header: 'Customer', cell: ({ customer }) => customer },
  { header: 'Used', cell: ({ usedAt }) => <DateAndTime at={new Date(usedAt)} /> },
  { header: 'Discount', cell: ({ discount }) => <Price dollars={discount} />, align: 'end' },
]

/** The orders that hold a use of a code, and what all of them were given. */
export function Uses({ promo: { id, kind } }: { promo: PromoCode }) {
  const { http } = usePlatform()
  const [search] = useSearchParams()
  const page = readPageNumber(search)
  const query = useQuery(usesOf(http, id, page))
  if (query.isError) {
    return <FailedPart title="Uses can’t be shown right now" onRetry={() => void query.refetch()} />
  }
  const { data } = query
  return (
    <div className={styles.stack}>
      <DataTable
        caption="Orders with this code"
        columns={COLUMNS}
        rows={data?.items ?? null}
        rowKey={({ orderId }) => orderId}
        empty="Not used yet."
        isStacked
      />
      {data && data.total > 0 && kind !== 'free_shipping' ? (
        <p>
          <Price dollars={data.discountTotal} /> discounted in total
        </p>
      ) : null}
      {data ? (
        <Pagination
          page={page}
          pages={Math.ceil(data.total / data.perPage)}
          link={(next) => <Link to={{ search: `?page=${next}` }} />}
        />
      ) : null}
    </div>
  )
}
