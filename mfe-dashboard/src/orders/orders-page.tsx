import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, FailedState, Pagination } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderCards } from './order-cards.tsx'
import { ordersPage } from './orders.api.ts'
import { readPage } from './read-page.ts'

const pagePath = (page: number) => (page === 1 ? '/dashboard/orders' : `/dashboard/orders?page=${page}`)
const pageLink = (page: number) => <Link to={pagePath(page)} />

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
  const page = readPage(query)
  const list = useQuery(ordersPage(http, page))

  if (list.isPending) return <Waiting />
  if (list.isError) {
    return (
      <FailedState
        title="Your orders can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { items, total, pages } = list.data
  if (total === 0) return <NoOrders />
  if (items.length === 0) return <NoSuchPage page={page} />
  return (
    <>
      <h2 className="visually-hidden">All orders, the newest first</h2>
      <OrderCards orders={items} isBusy={list.isPlaceholderData} />
      <Pagination page={page} pages={pages} link={pageLink} />
    </>
  )
}

const NoSuchPage = ({ page }: { page: number }) => (
  <EmptyState
    title={`There is no page ${page}`}
    text="Your orders end before it."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={pagePath(1)}>
        The newest orders
      </Link>
    }
  />
)
