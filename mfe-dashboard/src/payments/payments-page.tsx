import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { paymentsPage } from './payments.api.ts'
import { PaymentRows } from './payment-rows.tsx'
import { SavedCardsPart } from './saved-cards/saved-cards-part.tsx'

const pageLink = (page: number) => (
  <Link to={page === 1 ? '/dashboard/payments' : `/dashboard/payments?page=${page}`} />
)

export function PaymentsPage() {
  useTitle('Payments')
  return (
    <AccountPage heading="Payments" lead="Everything you’ve paid, and payments that failed, newest first.">
      <SavedCardsPart />
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
      query={useQuery(paymentsPage(http, page))}
      skeleton={<Waiting />}
      failed="Your payments can’t be shown right now"
      empty={<NoPayments />}
      isEmpty={({ total }) => total === 0}
    >
      {({ items, pages, years }, isStale) =>
        items.length === 0 ? (
          <NoSuchPage page={page} pages={pages} link={pageLink} />
        ) : (
          <>
            <PaymentRows payments={items} years={years} isBusy={isStale} />
            <Pagination page={page} pages={pages} link={pageLink} />
          </>
        )
      }
    </QueryView>
  )
}

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
