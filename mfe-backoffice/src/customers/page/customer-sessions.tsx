import { Button, type Column, DataTable } from '@nireeka/ui'
import { useState } from 'react'

import { DateAndTime } from '../../date-and-time.tsx'
import { useHeldFocus } from '../../use-held-focus.ts'
import { ChangeDialog } from '../actions/change-dialog.tsx'
import { SIGN_OUT } from '../actions/customer-changes.ts'
import type { Customer } from '../customer.api.ts'
import styles from '../customers.module.css'

type Session = Customer['sessions'][number]

const COLUMNS: Array<Column<Session>> = [
  { header: 'Device', cell: ({ device }) => device ?? 'An unknown device' },
  { header: 'Last seen', cell: ({ lastSeenAt }) => <DateAndTime at={new Date(lastSeenAt)} /> },
]

/** The devices on which a member is logged in, and a way to end all of it. */
export function CustomerSessions({ customer }: { customer: Customer }) {
  const { place, hold } = useHeldFocus<HTMLHeadingElement>()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
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
        columns={COLUMNS}
        rows={customer.sessions}
        rowKey={({ id }) => id}
        empty="Not logged in anywhere."
        isStacked
      />
      {customer.sessions.length > 0 ? (
        <div className={styles.buttons}>
          <Button tone="secondary" onClick={() => setOpen(true)}>
            Sign out everywhere
          </Button>
        </div>
      ) : null}
      {isOpen ? <ChangeDialog customer={customer} action={SIGN_OUT} onClose={close} /> : null}
    </section>
  )
}
