import { Link } from '@nireeka/kit/router'
import { type Column, DataTable, DateText } from '@nireeka/ui'

import type { NewMember } from './overview.api.ts'
import styles from './overview.module.css'
import { roleOf } from '../labels.ts'

const COLUMNS: Array<Column<NewMember>> = [
  { header: 'Member', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { header: 'Email', cell: ({ email }) => email, sortBy: ({ email }) => email },
  { header: 'Role', cell: ({ isAdmin }) => roleOf(isAdmin), sortBy: ({ isAdmin }) => roleOf(isAdmin) },
  {
    header: 'Registered',
    cell: ({ createdAt }) => (
      <DateText className={styles.unbroken} date={createdAt} format="shortDay" zone="reader" />
    ),
    sortBy: ({ createdAt }) => createdAt,
  },
]

export const NewestMembers = ({ members }: { members: NewMember[] | null }) => (
  <DataTable
    caption="Newest members"
    columns={COLUMNS}
    rows={members}
    rowKey={({ id }) => id}
    rowLink={({ id }) => <Link to={`/backoffice/customers/${id}`} />}
    empty="No members yet."
    isStacked
  />
)
