import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoSuchPage, Pagination, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { Balance } from './balance.tsx'
import { creditsPage } from './credits.api.ts'
import styles from './credits.module.css'
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
    </AccountPage>
  )
}

/** How many lines stand for the balance. */
const BALANCE_LINES = 5

/** The balance beside the form that adds to it, also where there is no credit yet, and all changes below. */
function Credits() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const page = readPageNumber(query)
  const credits = useQuery(creditsPage(http, page))
  return (
    <>
      <div className={styles.top}>
        {credits.isPending ? <Waiting lines={BALANCE_LINES} /> : null}
        {credits.data && credits.data.total > 0 ? <Balance {...credits.data} /> : null}
        <RedeemForm />
      </div>
      <QueryView
        query={credits}
        skeleton={<Waiting />}
        failed="Your credits can’t be shown right now"
        empty={<NoCredits />}
        isEmpty={({ total }) => total === 0}
      >
        {({ items, pages }) =>
          items.length === 0 ? (
            <NoSuchPage page={page} pages={pages} link={pageLink} />
          ) : (
            <>
              <Ledger entries={items} />
              <Pagination page={page} pages={pages} link={pageLink} />
            </>
          )
        }
      </QueryView>
    </>
  )
}

const NoCredits = () => (
  <EmptyState
    title="You have no credits yet"
    text="Redeem a gift card above to add it to your credit. Refunds you take as store credit appear here too."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/help-center">
        How credits work
      </Link>
    }
  />
)
