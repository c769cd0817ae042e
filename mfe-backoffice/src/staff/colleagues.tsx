import { Link } from '@nireeka/kit/router'
import { Badge, type Column, DataTable } from '@nireeka/ui'

import { Below } from '../below.tsx'
import { ROLE_LABELS } from '../customers/customer-labels.ts'
import { DateAndTime } from '../date-and-time.tsx'
import type { Colleague } from './staff.api.ts'
import styles from './staff.module.css'
import { areaNames } from './staff-labels.ts'

const COLUMNS: Array<Column<Colleague>> = [
  {
    header: 'Name',
    cell: ({ id, name, email, isOwn, isBlocked }) => (
      <span className={styles.words}>
        <span>
          <Link to={`/backoffice/staff/${id}`}>{name}</Link>
          {isOwn ? ' (you)' : null} {isBlocked ? <Badge tone="danger">Blocked</Badge> : null}
        </span>
        <Below>{email}</Below>
      </span>
    ),
  },
  { header: 'Role', cell: ({ role }) => ROLE_LABELS[role] },
  { header: 'Areas', cell: areaNames },
  {
    header: 'Two-step login',
    cell: ({ hasSecondFactor }) =>
      hasSecondFactor ? <Badge tone="success">On</Badge> : <Badge tone="highlight">Off</Badge>,
  },
  {
    header: 'Last seen',
    cell: ({ lastSeenAt }) => (lastSeenAt ? <DateAndTime at={new Date(lastSeenAt)} /> : 'Not known'),
  },
  { header: 'Sessions', cell: ({ sessionCount }) => sessionCount, align: 'end' },
]

/** Everybody who works here. */
export const Colleagues = ({ staff }: { staff: readonly Colleague[] }) => (
  <section className={styles.part}>
    <DataTable
      caption="Staff"
      isCaptionHidden
      columns={COLUMNS}
      rows={[...staff]}
      rowKey={({ id }) => id}
      empty="No staff yet."
      isStacked
    />
  </section>
)
