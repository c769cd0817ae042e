import { ORDER_GROUPS, type OrderGroup } from '@nireeka/contracts/api'
import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { ChipLink, ChipList, EmptyState, NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderCards } from './order-cards.tsx'
import { ordersPage } from './orders.api.ts'

const LABELS: Record<OrderGroup, string> = {
  all: 'All',
  under_way: 'Under way',
  delivered: 'Delivered',
  ended: 'Cancelled or returned',
}

function pathOf(group: OrderGroup, page = 1) {
  const query = new URLSearchParams()
  if (group !== 'all') query.set('state', group)
  if (page > 1) query.set('page', String(page))
  return `/dashboard/orders${query.size > 0 ? `?${query}` : ''}`
}

const pageLink = (group: OrderGroup) => (page: number) => <Link to={pathOf(group, page)} />

export function OrdersPage() {
  useTitle('Orders')
  return (
    <AccountPage heading="Orders" lead="Everything you’ve bought from us, newest first.">
      <List />
    </AccountPage>
  )
}

function List() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const group = ORDER_GROUPS.find((one) => one === query.get('state')) ?? 'all'
  const page = readPageNumber(query)
  return (
    <QueryView
      query={useQuery(ordersPage(http, page, group))}
      skeleton={<Waiting />}
      failed="Your orders can’t be shown right now"
      empty={<NoOrders />}
      isEmpty={({ counts }) => counts.all === 0}
    >
      {({ items, pages, counts }, isStale) => (
        <>
          <Groups current={group} counts={counts} />
          <h2 className="visually-hidden">{LABELS[group]} orders, newest first</h2>
          {items.length > 0 ? <OrderCards orders={items} isBusy={isStale} /> : null}
          {items.length === 0 && pages > 0 ? (
            <NoSuchPage page={page} pages={pages} link={pageLink(group)} />
          ) : null}
          {pages === 0 ? (
            <EmptyState
              title="No orders here"
              text={`None of your orders are “${LABELS[group]}” right now.`}
            />
          ) : null}
          <Pagination page={page} pages={pages} link={pageLink(group)} />
        </>
      )}
    </QueryView>
  )
}

const Groups = ({ current, counts }: { current: OrderGroup; counts: Record<OrderGroup, number> }) => (
  <nav aria-label="Orders by state">
    <ChipList>
      {ORDER_GROUPS.map((group) => (
        <ChipLink
          key={group}
          link={<Link to={pathOf(group)} />}
          label={LABELS[group]}
          count={counts[group]}
          isCurrent={group === current}
        />
      ))}
    </ChipList>
  </nav>
)
