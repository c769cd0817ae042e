import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderCards } from './order-cards.tsx'
import { ordersPage } from './orders.api.ts'

const pageLink = (page: number) => (
  <Link to={page === 1 ? '/dashboard/orders' : `/dashboard/orders?page=${page}`} />
)

export function OrdersPage() {
  useTitle('Orders')
  return (
    <AccountPage heading="Orders" lead="Everything you have bought from us, the newest first.">
      <List />
    </AccountPage>
  )
}

function List() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const page = readPageNumber(query)
  return (
    <QueryView
      query={useQuery(ordersPage(http, page))}
      skeleton={<Waiting />}
      failed="Your orders can’t be shown right now"
      empty={<NoOrders />}
      isEmpty={({ total }) => total === 0}
    >
      {({ items, pages }, isStale) =>
        items.length === 0 ? (
          <NoSuchPage page={page} pages={pages} link={pageLink} />
        ) : (
          <>
            <h2 className="visually-hidden">All orders, the newest first</h2>
            <OrderCards orders={items} isBusy={isStale} />
            <Pagination page={page} pages={pages} link={pageLink} />
          </>
        )
      }
    </QueryView>
  )
}
