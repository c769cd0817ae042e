import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, FailedState, Pagination } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { readPage } from '../orders/read-page.ts'
import { Waiting } from '../waiting.tsx'
import { paymentsPage } from './payments.api.ts'
import { PaymentsTable } from './payments-table.tsx'

const pagePath = (page: number) => (page === 1 ? '/dashboard/payments' : `/dashboard/payments?page=${page}`)
const pageLink = (page: number) => <Link to={pagePath(page)} />

export function PaymentsPage() {
  useTitle('Payments')
  return (
    <AccountPage heading="Payments" lead="What you paid us, and what came to nothing, the newest first.">
      <List />
    </AccountPage>
  )
}

function List() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const page = readPage(query)
  const list = useQuery(paymentsPage(http, page))

  if (list.isPending) return <Waiting />
  if (list.isError) {
    return (
      <FailedState
        title="Your payments can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { items, total, pages } = list.data
  if (total === 0) return <NoPayments />
  if (items.length === 0) return <NoSuchPage page={page} />
  return (
    <>
      <PaymentsTable payments={items} />
      <Pagination page={page} pages={pages} link={pageLink} />
    </>
  )
}

const NoPayments = () => (
  <EmptyState
    title="No payments yet"
    text="Each payment for an order stands here, with its day, its amount and how it went."
    action={
      <Link className={buttonClass()} to="/configurator">
        Build a bike
      </Link>
    }
  />
)

const NoSuchPage = ({ page }: { page: number }) => (
  <EmptyState
    title={`There is no page ${page}`}
    text="Your payments end before it."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={pagePath(1)}>
        The newest payments
      </Link>
    }
  />
)
