import { CUSTOMER_ROLES, CUSTOMER_STATES } from '@nireeka/contracts/api'
import { Price } from '@nireeka/ui'

import { Below } from '../below.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import type { ListDefinition } from '../list/list.ts'
import { CustomerBadges } from './customer-badges.tsx'
import { ROLE_LABELS, STATE_LABELS } from './customer-labels.ts'
import { type CustomerRow, exportCustomers, readCustomers } from './customers.api.ts'
import styles from './customers.module.css'

/** The list of all members. */
export const CUSTOMERS_LIST: ListDefinition<CustomerRow> = {
  name: 'customers',
  title: 'Customers',
  nouns: ['customer', 'customers'],
  firstSort: '-joined',
  pageSizes: [50, 200, 500],
  columns: [
    {
      header: 'Customer',
      cell: ({ name, email }) => (
        <span className={styles.words}>
          {name}
          <Below>{email}</Below>
        </span>
      ),
    },
    { header: 'User name', cell: ({ userName }) => <span className={styles.words}>{userName}</span> },
    {
      header: 'Status',
      cell: ({ role, isBlocked, isMerged, deletionDueAt }) => (
        <CustomerBadges
          role={role}
          isBlocked={isBlocked}
          isMerged={isMerged}
          isToBeDeleted={deletionDueAt !== null}
        />
      ),
    },
    {
      header: 'Joined',
      cell: ({ joinedAt }) => <DateAndTime at={new Date(joinedAt)} />,
      sort: { name: 'joined', first: 'descending' },
    },
    {
      header: 'Last seen',
      cell: ({ lastSeenAt }) => (lastSeenAt ? <DateAndTime at={new Date(lastSeenAt)} /> : 'Not known'),
      sort: { name: 'seen', first: 'descending' },
    },
    {
      header: 'Orders',
      cell: ({ orderCount }) => orderCount,
      align: 'end',
      isFact: true,
      sort: { name: 'orders', first: 'descending' },
    },
    {
      header: 'Spent',
      cell: ({ spent }) => <Price dollars={spent} />,
      align: 'end',
      isFact: true,
      sort: { name: 'spent', first: 'descending' },
    },
  ],
  filters: [
    {
      kind: 'select',
      name: 'role',
      label: 'Role',
      any: 'Any',
      options: CUSTOMER_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
    },
    {
      kind: 'select',
      name: 'state',
      label: 'Account',
      any: 'Any',
      options: CUSTOMER_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
    },
    { kind: 'day', name: 'from', label: 'Joined from' },
    { kind: 'day', name: 'to', label: 'Joined until' },
  ],
  search: { label: 'Search customers', placeholder: 'Name, email or order' },
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => `/backoffice/customers/${id}`,
  read: readCustomers,
  exportCsv: exportCustomers,
  empty: { title: 'No customers yet', text: 'Everyone with an account appears here.' },
}
