import { formatNumber } from '@nireeka/contracts'
import { ORDER_GROUPS, type OrderGroup } from '@nireeka/contracts/api'
import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { ChipLink, ChipList, EmptyState, NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { byYear } from '../by-year.ts'
import { NothingFound, OwnSearch, readWords } from '../own-search.tsx'
import { Waiting } from '../waiting.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderCards } from './order-cards.tsx'
import type { ListedOrder } from './order.ts'
import { isUnderWay } from './order-progress.ts'
import { ordersPage } from './orders.api.ts'
import { UnderWay } from './under-way.tsx'
import styles from './under-way.module.css'

const LABELS: Record<OrderGroup, string> = {
  all: 'All',
  under_way: 'Under way',
  delivered: 'Delivered',
  ended: 'Cancelled or returned',
}

/** How many of the orders under way stand out. */
const MOST_FIRST = 3

/** Which orders are listed: those of a group with these words. */
interface Filters {
  group: OrderGroup
  words: string
}

function pathOf({ group, words }: Filters, page = 1) {
  const query = new URLSearchParams()
  if (group !== 'all') query.set('state', group)
  if (words) query.set('q', words)
  if (page > 1) query.set('page', String(page))
  return `/dashboard/orders${query.size > 0 ? `?${query}` : ''}`
}

const pageLink = (filters: Filters) => (page: number) => <Link to={pathOf(filters, page)} />

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
  const words = readWords(query)
  const filters = { group, words }
  const page = readPageNumber(query)
  return (
    <QueryView
      query={useQuery(ordersPage(http, page, group, words))}
      skeleton={<Waiting />}
      failed="Your orders can’t be shown right now"
      empty={<NoOrders />}
      isEmpty={({ counts }) => counts.all === 0 && words === ''}
    >
      {({ items, pages, total, counts }, isStale) => (
        <>
          <OwnSearch
            label="Search your orders"
            searched={words}
            found={words && total > 0 ? foundText(total, words) : undefined}
            pathWith={(others) => pathOf({ group, words: others })}
          />
          {counts.all > 0 ? <Groups current={filters} counts={counts} /> : null}
          <Orders orders={items} filters={filters} isBusy={isStale} />
          {items.length === 0 && pages > 0 ? (
            <NoSuchPage page={page} pages={pages} link={pageLink(filters)} />
          ) : null}
          {pages === 0 ? <NoneListed {...filters} /> : null}
          <Pagination page={page} pages={pages} link={pageLink(filters)} />
        </>
      )}
    </QueryView>
  )
}

const foundText = (total: number, words: string) =>
  total === 1 ? `One order matches “${words}”.` : `${formatNumber(total)} orders match “${words}”.`

const NoneListed = ({ group, words }: Filters) =>
  words ? (
    <NothingFound
      title={`No orders match “${words}”`}
      text={
        group === 'all'
          ? 'Check the spelling, or search for an order’s number or a product’s name.'
          : `None of your orders under “${LABELS[group]}” do.`
      }
      all={pathOf({ group, words: '' })}
    />
  ) : (
    <EmptyState title="No orders here" text={`None of your orders are “${LABELS[group]}” right now.`} />
  )

interface OrdersProps {
  orders: ListedOrder[]
  filters: Filters
  isBusy: boolean
}

/**
 * A page of orders. Among all orders that aren't searched, those under way stand out above the others. Orders of several years have a
 * heading for each.
 */
function Orders({ orders, filters: { group, words }, isBusy }: OrdersProps) {
  const first =
    group === 'all' && !words ? orders.filter(({ status }) => isUnderWay(status)).slice(0, MOST_FIRST) : []
  const others = byYear(
    orders.filter((order) => !first.includes(order)),
    ({ placedAt }) => placedAt,
  )
  const hasYears = others.length > 1
  const heading = first.length > 0 ? 'Other orders' : `${LABELS[group]} orders, newest first`
  return (
    <>
      {first.length > 0 ? <UnderWay orders={first} /> : null}
      {others.map(({ year, items }) => (
        <section key={year} className={styles.part} aria-labelledby={`orders-${year}`}>
          <h2
            id={`orders-${year}`}
            className={hasYears || first.length > 0 ? styles.heading : 'visually-hidden'}
          >
            {hasYears ? year : heading}
          </h2>
          <OrderCards orders={items} isBusy={isBusy} label={hasYears ? `Orders of ${year}` : 'Orders'} />
        </section>
      ))}
    </>
  )
}

const Groups = ({ current, counts }: { current: Filters; counts: Record<OrderGroup, number> }) => (
  <nav aria-label="Orders by state">
    <ChipList>
      {ORDER_GROUPS.map((group) => (
        <ChipLink
          key={group}
          link={<Link to={pathOf({ ...current, group })} />}
          label={LABELS[group]}
          count={counts[group]}
          isCurrent={group === current.group}
        />
      ))}
    </ChipList>
  </nav>
)
