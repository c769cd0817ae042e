import { Button, type Column, DataTable } from '@nireeka/ui'
import { useState } from 'react'

import { DateAndTime } from '../../date-and-time.tsx'
import { useHeldFocus } from '../../use-held-focus.ts'
import { ChangeDialog } from '../actions/change-dialog.tsx'
import { type CustomerAction, endSession, SIGN_OUT } from '../actions/customer-changes.ts'
import type { Customer } from '../customer.api.ts'
import styles from '../customers.module.css'

type Session = Customer['sessions'][number]

const UNKNOWN = 'An unknown device'

const columnsWith = (end: (session: Session) => void): Array<Column<Session>> => [
  { header: 'Device', cell: ({ device }) => device ?? UNKNOWN },
  { header: 'Last seen', cell: ({ lastSeenAt }) => <DateAndTime at={new Date(lastSeenAt)} /> },
  {
    header: 'Sign out',
    cell: (session) => (
      <Button
        tone="secondary"
        size="small"
        aria-label={`Sign out: ${session.device ?? UNKNOWN}`}
        onClick={() => end(session)}
      >
        Sign out
      </Button>
    ),
  },
]

/** The devices on which a member is logged in, and ways to end one session or all. */
export function CustomerSessions({ customer }: { customer: Customer }) {
  const { place, hold } = useHeldFocus<HTMLHeadingElement>()
  const [open, setOpen] = useState<CustomerAction | null>(null)
  const close = () => {
    setOpen(null)
    hold()
  }
  return (
    <section className={styles.part} aria-labelledby="sessions">
      <h2 ref={place} id="sessions" className={styles.heading} tabIndex={-1}>
        Sessions
      </h2>
      <DataTable
        caption="Devices"
        isCaptionHidden
        columns={columnsWith(({ id, device }) => setOpen(endSession(id, device ?? UNKNOWN)))}
        rows={customer.sessions}
        rowKey={({ id }) => id}
        empty="Not logged in anywhere."
        isStacked
      />
      {customer.sessions.length > 0 ? (
        <div className={styles.buttons}>
          <Button tone="secondary" onClick={() => setOpen(SIGN_OUT)}>
            Sign out everywhere
          </Button>
        </div>
      ) : null}
      {open ? <ChangeDialog customer={customer} action={open} onClose={close} /> : null}
    </section>
  )
}
