import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, FailedState, Pagination } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { readPage } from '../orders/read-page.ts'
import { Waiting } from '../waiting.tsx'
import { Balance } from './balance.tsx'
import { creditsPage } from './credits.api.ts'
import { LedgerTable } from './ledger-table.tsx'
import { RedeemForm } from './redeem-form.tsx'

const pagePath = (page: number) => (page === 1 ? '/dashboard/credits' : `/dashboard/credits?page=${page}`)
const pageLink = (page: number) => <Link to={pagePath(page)} />

export function CreditsPage() {
  useTitle('Credits')
  return (
    <AccountPage
      heading="Credits"
      lead="Dollars that you can spend with us, and where every one of them came from."
    >
      <Ledger />
      <RedeemForm />
    </AccountPage>
  )
}

function Ledger() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const page = readPage(query)
  const credits = useQuery(creditsPage(http, page))

  if (credits.isPending) return <Waiting />
  if (credits.isError) {
    return (
      <FailedState
        title="Your credits can’t be shown right now"
        message={messageOf(credits.error, TEXTS.unreachable)}
        onRetry={() => void credits.refetch()}
      />
    )
  }
  const { balance, expiring, items, total, pages } = credits.data
  if (total === 0) return <NoCredits />
  return (
    <>
      <Balance balance={balance} expiring={expiring} />
      {items.length === 0 ? (
        <NoSuchPage page={page} />
      ) : (
        <>
          <LedgerTable entries={items} />
          <Pagination page={page} pages={pages} link={pageLink} />
        </>
      )}
    </>
  )
}

const NoCredits = () => (
  <EmptyState
    title="You have no credits yet"
    text="A review with a picture brings $5, a friend who gets a bike from us $100. A gift card becomes credit with the code below."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/help-center">
        How credits work
      </Link>
    }
  />
)

const NoSuchPage = ({ page }: { page: number }) => (
  <EmptyState
    title={`There is no page ${page}`}
    text="The list ends before it."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={pagePath(1)}>
        The newest entries
      </Link>
    }
  />
)
