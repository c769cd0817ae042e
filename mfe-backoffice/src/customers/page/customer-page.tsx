import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'
import { isHttpError } from '@nireeka/contracts'

import { BackOfficePage } from '../../back-office-page.tsx'
import { NotFound } from '../../not-found.tsx'
import { CustomerActions } from '../actions/customer-actions.tsx'
import { CustomerBadges } from '../customer-badges.tsx'
import { type Customer, customerById } from '../customer.api.ts'
import styles from '../customers.module.css'
import { CustomerCredits } from './customer-credits.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerPurchases } from './customer-purchases.tsx'
import { CustomerSessions } from './customer-sessions.tsx'
import { CustomerTickets } from './customer-tickets.tsx'

/** Returns whether there is no such member, or the address has no valid id. */
const isNobody = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

export function CustomerPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(customerById(http, id))
  const customer = query.data
  const heading = customer?.name ?? 'Customer'
  useTitle(heading)
  if (query.isError && isNobody(query.error)) return <NotFound />
  return (
    <BackOfficePage
      heading={heading}
      lead={customer ? <Lead customer={customer} /> : undefined}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Customers', link: <Link to="/backoffice/customers" /> },
            { label: customer?.name ?? id },
          ]}
        />
      }
    >
      <QueryView query={query} skeleton={<Waiting />} failed="This customer can’t be shown right now">
        {(it) => <Details key={it.id} customer={it} />}
      </QueryView>
    </BackOfficePage>
  )
}

const Lead = ({ customer: { role, block, deletion, email, mergedInto } }: { customer: Customer }) => (
  <span className={styles.lead}>
    <span>{email}</span>
    <span>
      <CustomerBadges
        role={role}
        isBlocked={block !== null}
        isMerged={mergedInto !== null}
        isToBeDeleted={deletion !== null}
      />
    </span>
  </span>
)

function Details({ customer }: { customer: Customer }) {
  // An account that was merged has nothing of its own any more.
  if (customer.mergedInto) return <CustomerFacts customer={customer} />
  return (
    <>
      <CustomerActions customer={customer} />
      <div className={styles.halves}>
        <div className={styles.column}>
          <CustomerFacts customer={customer} />
          <CustomerSessions customer={customer} />
        </div>
        <div className={styles.column}>
          <CustomerPurchases id={customer.id} />
          <CustomerCredits id={customer.id} />
          <CustomerTickets id={customer.id} />
        </div>
      </div>
    </>
  )
}

const Waiting = () => (
  <div role="status" aria-label="Loading the customer">
    <Skeleton kind="text" lines={12} />
  </div>
)
