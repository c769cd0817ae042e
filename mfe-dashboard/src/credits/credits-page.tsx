import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { Balance } from './balance.tsx'
import { creditsPage } from './credits.api.ts'
import { Ledger } from './ledger.tsx'
import { RedeemForm } from './redeem-form.tsx'

const pageLink = (page: number) => (
  <Link to={page === 1 ? '/dashboard/credits' : `/dashboard/credits?page=${page}`} />
)

export function CreditsPage() {
  useTitle('Credits')
  return (
    <AccountPage heading="Credits" lead="Your store credit, and where it came from.">
      <Credits />
      <RedeemForm />
    </AccountPage>
  )
}

function Credits() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const page = readPageNumber(query)
  return (
    <QueryView
      query={useQuery(creditsPage(http, page))}
      skeleton={<Waiting />}
      failed="Your credits can’t be shown right now"
      empty={<NoCredits />}
      isEmpty={({ total }) => total === 0}
    >
      {({ balance, expiring, items, pages }) => (
        <>
          <Balance balance={balance} expiring={expiring} />
          {items.length === 0 ? (
            <NoSuchPage page={page} pages={pages} link={pageLink} />
          ) : (
            <>
              <Ledger entries={items} />
              <Pagination page={page} pages={pages} link={pageLink} />
            </>
          )}
        </>
      )}
    </QueryView>
  )
}

const NoCredits = () => (
  <EmptyState
    title="You have no credits yet"
    text="Redeem a gift card below to add it to your credit. Refunds you take as store credit appear here too."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/help-center">
        How credits work
      </Link>
    }
  />
)
