import { type Column, DataTable } from '@nireeka/ui'

import type { NewMember } from './overview.api.ts'
import { When } from './when.tsx'
import { roleOf } from './words.ts'

const COLUMNS: Array<Column<NewMember>> = [
  { header: 'Member', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { header: 'E-mail', cell: ({ email }) => email, sortBy: ({ email }) => email },
  { header: 'Role', cell: ({ isAdmin }) => roleOf(isAdmin), sortBy: ({ isAdmin }) => roleOf(isAdmin) },
  {
    header: 'Registered',
    cell: ({ createdAt }) => <When at={createdAt} to="day" />,
    sortBy: ({ createdAt }) => createdAt,
  },
]

export const NewestMembers = ({ members }: { members: NewMember[] | null }) => (
  <DataTable
    caption="Newest members"
    columns={COLUMNS}
    rows={members}
    rowKey={({ id }) => id}
    empty="Nobody has registered yet."
  />
)
