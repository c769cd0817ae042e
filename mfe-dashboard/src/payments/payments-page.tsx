import { formatNumber } from '@nireeka/contracts'
import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, ChipLink, ChipList, EmptyState, NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { NothingFound, OwnSearch, readWords } from '../own-search.tsx'
import { Waiting } from '../waiting.tsx'
import { type PaidYear, type PaymentFilters, paymentsPage } from './payments.api.ts'
import { PaymentRows } from './payment-rows.tsx'
import { SavedCardsPart } from './saved-cards/saved-cards-part.tsx'
import { Statement } from './statement.tsx'

function pathOf({ year, words }: PaymentFilters, page = 1) {
  const query = new URLSearchParams()
  if (year !== null) query.set('year', String(year))
  if (words) query.set('q', words)
  if (page > 1) query.set('page', String(page))
  return `/dashboard/payments${query.size > 0 ? `?${query}` : ''}`
}

const pageLink = (filters: PaymentFilters) => (page: number) => <Link to={pathOf(filters, page)} />

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
  const filters = { year: readYear(query, 'year'), words: readWords(query) }
  const { year, words } = filters
  return (
    <QueryView
      query={useQuery(paymentsPage(http, page, filters))}
      skeleton={<Waiting />}
      failed="Your payments can’t be shown right now"
      empty={<NoPayments />}
      isEmpty={({ total }) => total === 0 && year === null && words === ''}
    >
      {({ items, pages, total, years }, isStale) => (
        <>
          <OwnSearch
            label="Search your payments"
            searched={words}
            found={words && total > 0 ? foundText(total, words) : undefined}
            pathWith={(others) => pathOf({ year, words: others })}
          />
          {pages > 1 || year !== null ? <Years current={filters} years={years} /> : null}
          {pages === 0 ? <NoneListed {...filters} /> : null}
          {items.length === 0 && pages > 0 ? (
            <NoSuchPage page={page} pages={pages} link={pageLink(filters)} />
          ) : null}
          <PaymentRows payments={items} years={words ? [] : years} isBusy={isStale} />
          <Pagination page={page} pages={pages} link={pageLink(filters)} />
        </>
      )}
    </QueryView>
  )
}

const foundText = (total: number, words: string) =>
  total === 1 ? `One payment matches “${words}”.` : `${formatNumber(total)} payments match “${words}”.`

const NoneListed = ({ year, words }: PaymentFilters) =>
  words ? (
    <NothingFound
      title={`No payments match “${words}”`}
      text={
        year === null
          ? 'Check the spelling, or search for an order’s number or a product’s name.'
          : `None of your payments in ${year} do.`
      }
      all={pathOf({ year, words: '' })}
    />
  ) : (
    <EmptyState title={`No payments in ${year}`} text="Choose another year." />
  )

/** Returns a year of the address; null without one. */
function readYear(query: URLSearchParams, name: 'year' | 'statement'): number | null {
  const year = query.get(name) ?? ''
  return /^20\d{2}$/.test(year) ? Number(year) : null
}

const Years = ({ current, years }: { current: PaymentFilters; years: PaidYear[] }) => (
  <nav aria-label="Payments by year">
    <ChipList>
      <ChipLink
        link={<Link to={pathOf({ ...current, year: null })} />}
        label="All"
        isCurrent={current.year === null}
      />
      {years.map(({ year }) => (
        <ChipLink
          key={year}
          link={<Link to={pathOf({ ...current, year })} />}
          label={String(year)}
          isCurrent={year === current.year}
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
