import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { ChangeDialog } from '../../customers/actions/change-dialog.tsx'
import type { CustomerAction } from '../../customers/actions/customer-changes.ts'
import { RoleDialog } from '../../customers/actions/role-dialog.tsx'
import { changeRole, type Customer } from '../../customers/customer.api.ts'
import { useHeldFocus } from '../../use-held-focus.ts'
import styles from '../staff.module.css'

const REMOVE: CustomerAction = {
  label: 'Remove from staff',
  description: 'They keep their account as a customer, but can no longer open the back office.',
  isDangerous: true,
  make: (http, id, body) => changeRole(http, id, { ...body, role: 'customer' }),
}

/** What admins decide about one of the staff. Nobody decides about themselves. */
export function StaffMemberActions({ member }: { member: Customer }) {
  const { place, hold } = useHeldFocus<HTMLButtonElement>()
  const [open, setOpen] = useState<'role' | 'remove' | null>(null)
  const close = () => {
    setOpen(null)
    hold()
  }
  if (member.isOwn) {
    return <p className={styles.part}>This is you. Only another admin can change your role.</p>
  }
  return (
    <div className={styles.part}>
      <div className={styles.buttons}>
        <Button ref={place} onClick={() => setOpen('role')}>
          Change role and areas
        </Button>
        {member.role === 'customer' ? null : (
          <Button tone="danger" onClick={() => setOpen('remove')}>
            Remove from staff
          </Button>
        )}
      </div>
      {open === 'role' ? <RoleDialog customer={member} onClose={close} /> : null}
      {open === 'remove' ? <ChangeDialog customer={member} action={REMOVE} onClose={close} /> : null}
    </div>
  )
}
