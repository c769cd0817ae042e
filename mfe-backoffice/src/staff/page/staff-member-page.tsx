import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { type Customer, customerById } from '../../customers/customer.api.ts'
import { CustomerFacts } from '../../customers/page/customer-facts.tsx'
import { CustomerSessions } from '../../customers/page/customer-sessions.tsx'
import { NotFound } from '../../not-found.tsx'
import styles from '../staff.module.css'
import { StaffMemberActions } from './staff-member-actions.tsx'

const isNobody = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

/** The page of one of the staff: what they may do, where they are logged in, and what they have done. */
export function StaffMemberPage() {
  const { id = '' } = useParams()
  const query = useQuery(customerById(usePlatform().http, id))
  const heading = query.data?.name ?? 'Staff'
  useTitle(heading)
  if (query.isError && isNobody(query.error)) return <NotFound />
  return (
    <BackOfficePage
      heading={heading}
      lead={query.data?.email}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Staff', link: <Link to="/backoffice/staff" /> },
            { label: query.data?.name ?? id },
          ]}
        />
      }
    >
      <QueryView query={query} skeleton={<Waiting />} failed="This person can’t be shown right now">
        {(it) => <Details key={it.id} member={it} />}
      </QueryView>
    </BackOfficePage>
  )
}

const Details = ({ member }: { member: Customer }) => (
  <>
    <StaffMemberActions member={member} />
    <div className={styles.part}>
      <CustomerFacts customer={member} />
    </div>
    <div className={styles.part}>
      <CustomerSessions customer={member} />
    </div>
    <ul className={styles.part}>
      <li>
        <Link to={`/backoffice/audit-log?actor=${encodeURIComponent(member.email)}`}>
          Their changes, in the audit log
        </Link>
      </li>
      <li>
        <Link to={`/backoffice/customers/${member.id}`}>Their account as a customer</Link>
      </li>
    </ul>
  </>
)

const Waiting = () => (
  <div role="status" aria-label="Loading the person">
    <Skeleton kind="text" lines={12} />
  </div>
)
