import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, ChipLink, ChipList, EmptyState, NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { type PaidYear, paymentsPage } from './payments.api.ts'
import { PaymentRows } from './payment-rows.tsx'
import { SavedCardsPart } from './saved-cards/saved-cards-part.tsx'
import { Statement } from './statement.tsx'

function pathOf(year: number | null, page = 1) {
  const query = new URLSearchParams()
  if (year !== null) query.set('year', String(year))
  if (page > 1) query.set('page', String(page))
  return `/dashboard/payments${query.size > 0 ? `?${query}` : ''}`
}

const pageLink = (year: number | null) => (page: number) => <Link to={pathOf(year, page)} />

/** The payments; with `statement=2026` in the address, the statement of a year. */
export function PaymentsPage() {
  const year = readYear(useSearchParams()[0], 'statement')
  return year === null ? <Payments /> : <Statement year={year} />
}

function Payments() {
  useTitle('Payments')
  return (
    <AccountPage heading="Payments" lead="Everything you’ve paid, and payments that failed, newest first.">
      <List />
      <SavedCardsPart />
    </AccountPage>
  )
}

function List() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const page = readPageNumber(query)
  const year = readYear(query, 'year')
  return (
    <QueryView
      query={useQuery(paymentsPage(http, page, year))}
      skeleton={<Waiting />}
      failed="Your payments can’t be shown right now"
      empty={<NoPayments />}
      isEmpty={({ total }) => total === 0 && year === null}
    >
      {({ items, pages, years }, isStale) => (
        <>
          {years.length > 1 || year !== null ? <Years current={year} years={years} /> : null}
          {pages === 0 ? <EmptyState title={`No payments in ${year}`} text="Choose another year." /> : null}
          {items.length === 0 && pages > 0 ? (
            <NoSuchPage page={page} pages={pages} link={pageLink(year)} />
          ) : null}
          <PaymentRows payments={items} years={years} isBusy={isStale} />
          <Pagination page={page} pages={pages} link={pageLink(year)} />
        </>
      )}
    </QueryView>
  )
}

/** Returns a year of the address; null without one. */
function readYear(query: URLSearchParams, name: 'year' | 'statement'): number | null {
  const year = query.get(name) ?? ''
  return /^20\d{2}$/.test(year) ? Number(year) : null
}

const Years = ({ current, years }: { current: number | null; years: PaidYear[] }) => (
  <nav aria-label="Payments by year">
    <ChipList>
      <ChipLink link={<Link to={pathOf(null)} />} label="All" isCurrent={current === null} />
      {years.map(({ year }) => (
        <ChipLink
          key={year}
          link={<Link to={pathOf(year)} />}
          label={String(year)}
          isCurrent={year === current}
        />
      ))}
    </ChipList>
  </nav>
)

const NoPayments = () => (
  <EmptyState
    title="No payments yet"
    text="Each payment for an order appears here, with its date, amount and status."
    action={
      <Link className={buttonClass()} to="/configurator">
        Build a bike
      </Link>
    }
  />
)
