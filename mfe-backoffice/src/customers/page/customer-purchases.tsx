import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { type Column, DataTable, FailedPart, Price } from '@nireeka/ui'

import { DateAndTime } from '../../date-and-time.tsx'
import { StatusBadge } from '../../orders/status-badge.tsx'
import { type Purchases, purchasesOf } from '../customer.api.ts'
import styles from '../customers.module.css'

const ORDERS: Array<Column<Purchases['orders'][number]>> = [
  { header: 'Order', cell: ({ id, number }) => <Link to={`/backoffice/orders/${id}`}>{number}</Link> },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'Placed', cell: ({ placedAt }) => <DateAndTime at={new Date(placedAt)} /> },
  { header: 'Total', cell: ({ total }) => <Price dollars={total} />, align: 'end' },
]

const BIKES: Array<Column<Purchases['bikes'][number]>> = [
  { header: 'Bike', cell: ({ title }) => title },
  { header: 'Serial number', cell: ({ serialNumber }) => serialNumber ?? 'Not built yet' },
]

/** What a member has bought. */
export function CustomerPurchases({ id }: { id: number }) {
  const { http } = usePlatform()
  const query = useQuery(purchasesOf(http, id))
  const { data } = query
  if (query.isError) {
    return <FailedPart title="Orders can’t be shown right now" onRetry={() => void query.refetch()} />
  }
  return (
    <section className={styles.part} aria-labelledby="orders">
      <h2 id="orders" className={styles.heading}>
        Orders and bikes
      </h2>
      {data ? (
        <p>
          {data.orderCount === 1 ? '1 paid order' : `${data.orderCount} paid orders`},{' '}
          <Price dollars={data.spent} /> spent,{' '}
          {data.addressCount === 1 ? '1 saved address' : `${data.addressCount} saved addresses`}
        </p>
      ) : null}
      <DataTable
        caption="Latest orders"
        columns={ORDERS}
        rows={data?.orders ?? null}
        rowKey={(order) => order.id}
        empty="No orders yet."
        isStacked
      />
      <DataTable
        caption="Bikes"
        columns={BIKES}
        rows={data?.bikes ?? null}
        rowKey={(bike) => bike.id}
        empty="No bikes yet."
        isStacked
      />
    </section>
  )
}
