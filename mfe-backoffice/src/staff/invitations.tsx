import { Badge, Button, type Column, DataTable } from '@nireeka/ui'

import { Below } from '../below.tsx'
import { ROLE_LABELS } from '../customers/customer-labels.ts'
import { DateAndTime } from '../date-and-time.tsx'
import { type Invitation, resend, withdraw } from './staff.api.ts'
import styles from './staff.module.css'
import { areaNames, STATE_LABELS, STATE_TONES } from './staff-labels.ts'
import { useStaffChange } from './use-staff-change.ts'

const COLUMNS: Array<Column<Invitation>> = [
  {
    header: 'Email',
    cell: ({ email, invitedBy }) => (
      <span className={styles.words}>
        {email}
        <Below>invited by {invitedBy}</Below>
      </span>
    ),
  },
  { header: 'Role', cell: ({ role }) => ROLE_LABELS[role] },
  { header: 'Areas', cell: areaNames },
  {
    header: 'State',
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>,
  },
  { header: 'Valid until', cell: ({ expiresAt }) => <DateAndTime at={new Date(expiresAt)} /> },
  { header: 'Actions', cell: (invitation) => <Actions invitation={invitation} /> },
]

/** Who was invited, and what has come of it. */
export const Invitations = ({ invitations }: { invitations: readonly Invitation[] }) => (
  <section className={styles.part}>
    <h2 className={styles.heading}>Invitations</h2>
    <DataTable
      caption="Invitations"
      isCaptionHidden
      columns={COLUMNS}
      rows={[...invitations]}
      rowKey={({ id }) => id}
      empty="Nobody has been invited yet."
      isStacked
    />
  </section>
)

function Actions({ invitation }: { invitation: Invitation }) {
  const { tryChange, isBusy } = useStaffChange()
  const { state, email } = invitation
  if (state === 'accepted' || state === 'withdrawn') return '–'
  return (
    <span className={styles.buttons}>
      <Button
        tone="secondary"
        size="small"
        isBusy={isBusy}
        aria-label={`Send again: ${email}`}
        onClick={() => void tryChange((http) => resend(http, invitation))}
      >
        Send again
      </Button>
      <Button
        tone="secondary"
        size="small"
        isBusy={isBusy}
        aria-label={`Withdraw: ${email}`}
        onClick={() => void tryChange((http) => withdraw(http, invitation))}
      >
        Withdraw
      </Button>
    </span>
  )
}
