import { type Column, DataTable } from '@nireeka/ui'

import type { RegisteredRemote } from './overview.api.ts'
import styles from './overview.module.css'
import { DateAndTime } from '../date-and-time.tsx'

const COLUMNS: Array<Column<RegisteredRemote>> = [
  {
    header: 'Remote',
    cell: ({ name, version }) => (
      <>
        {name}
        <span className={styles.version}>{version}</span>
      </>
    ),
    sortBy: ({ name }) => name,
  },
  {
    header: 'Live since',
    cell: ({ changedAt }) => <DateAndTime at={changedAt} />,
    sortBy: ({ changedAt }) => changedAt,
  },
]

export const RegisteredRemotes = ({ remotes }: { remotes: RegisteredRemote[] | null }) => (
  <DataTable
    caption="Live releases"
    columns={COLUMNS}
    rows={remotes}
    rowKey={({ name }) => name}
    empty="No remote is live."
  />
)
