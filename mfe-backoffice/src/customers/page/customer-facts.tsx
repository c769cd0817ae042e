import { Link } from '@nireeka/kit/router'
import { Alert, DefinitionList } from '@nireeka/ui'

import { DateAndTime } from '../../date-and-time.tsx'
import { readable } from '../../labels.ts'
import type { Customer } from '../customer.api.ts'
import { areaNames } from '../../staff/staff-labels.ts'
import { ROLE_LABELS } from '../customer-labels.ts'
import styles from '../customers.module.css'

/** Who a member is, and what is true of the account. */
export const CustomerFacts = ({ customer }: { customer: Customer }) => (
  <section className={styles.part} aria-labelledby="account">
    <h2 id="account" className={styles.heading}>
      Account
    </h2>
    {customer.mergedInto ? (
      <Alert title="Merged">
        Into{' '}
        <Link to={`/backoffice/customers/${customer.mergedInto.id}`}>
          {customer.mergedInto.name} ({customer.mergedInto.email})
        </Link>{' '}
        on <DateAndTime at={new Date(customer.mergedInto.at)} />.
      </Alert>
    ) : null}
    {customer.block ? (
      <Alert tone="danger" title="Blocked">
        Since <DateAndTime at={new Date(customer.block.at)} />: {customer.block.reason}
      </Alert>
    ) : null}
    {customer.deletion ? (
      <Alert title="To be deleted">
        On <DateAndTime at={new Date(customer.deletion.dueAt)} />, unless the member logs in before.
      </Alert>
    ) : null}
    <DefinitionList items={factsOf(customer)} />
  </section>
)

const factsOf = ({
  id,
  email,
  userName,
  role,
  areas,
  joinedAt,
  hasSecondFactor,
  export: made,
  merged,
}: Customer) => [
  { term: 'Email', details: <a href={`mailto:${email}`}>{email}</a> },
  { term: 'User name', details: userName },
  { term: 'Customer id', details: id },
  { term: 'Role', details: ROLE_LABELS[role] },
  ...(role === 'agent' ? [{ term: 'Areas', details: areaNames({ role, areas }) }] : []),
  { term: 'Joined', details: <DateAndTime at={new Date(joinedAt)} /> },
  { term: 'Two-step login', details: hasSecondFactor ? 'On' : 'Off' },
  ...(merged.length > 0
    ? [{ term: 'Merged accounts', details: merged.map((one) => one.email).join(', ') }]
    : []),
  {
    term: 'Data export',
    details: made ? (
      <>
        {readable(made.state)}, requested <DateAndTime at={new Date(made.askedAt)} />
      </>
    ) : (
      'None'
    ),
  },
]
