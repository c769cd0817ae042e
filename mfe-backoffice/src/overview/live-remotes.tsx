import { type Column, DataTable } from '@nireeka/ui'

import type { LiveRemote } from './overview.api.ts'
import { When } from './when.tsx'

const COLUMNS: Array<Column<LiveRemote>> = [
  { header: 'Remote', cell: ({ name }) => name },
  { header: 'Version', cell: ({ version }) => version },
  { header: 'Live since', cell: ({ changedAt }) => <When at={changedAt} /> },
]

export const LiveRemotes = ({ remotes }: { remotes: LiveRemote[] }) => (
  <DataTable
    caption="Live releases"
    columns={COLUMNS}
    rows={remotes}
    rowKey={({ name }) => name}
    empty="No remote is live."
  />
)
