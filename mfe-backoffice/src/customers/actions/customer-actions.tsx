import { isAdmin } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { MoreActions } from '../../more-actions.tsx'
import { useHeldFocus } from '../../use-held-focus.ts'
import type { Customer } from '../customer.api.ts'
import styles from '../customers.module.css'
import { MergeDialog } from '../merge/merge-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { actionsFor, type CustomerAction } from './customer-changes.ts'
import { RoleDialog } from './role-dialog.tsx'

type Open = 'credit' | 'role' | 'merge' | CustomerAction

/** What can be done with an account. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const { place, hold } = useHeldFocus<HTMLButtonElement>()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => {
    setOpen(null)
    hold()
  }
  const mayDecide = isAdmin(useStream(usePlatform().session$))
  const others = actionsFor(customer, mayDecide).map((action) => ({
    label: action.label,
    act: () => setOpen(action),
  }))
  const decisions = mayDecide ? decisionsFor(customer, setOpen) : []
  return (
    <>
      <div className={styles.buttons}>
        {customer.isOwn ? null : (
          <Button ref={place} onClick={() => setOpen('credit')}>
            Grant credit
          </Button>
        )}
        <MoreActions actions={[...decisions, ...others]} />
      </div>
      {open === 'credit' ? <CreditDialog customer={customer} onClose={close} /> : null}
      {open === 'merge' ? <MergeDialog customer={customer} onClose={close} /> : null}
      {open === 'role' ? <RoleDialog customer={customer} onClose={close} /> : null}
      {open && typeof open === 'object' ? (
        <ChangeDialog customer={customer} action={open} onClose={close} />
      ) : null}
    </>
  )
}

/** Returns what admins alone decide about an account. */
const decisionsFor = (customer: Customer, open: (dialog: Open) => void) => [
  ...(customer.isOwn ? [] : [{ label: 'Change role', act: () => open('role') }]),
  ...(mayMerge(customer) ? [{ label: 'Merge into another account', act: () => open('merge') }] : []),
]

/** Accounts of staff, and those that are blocked or about to be deleted, are never merged. */
const mayMerge = ({ isOwn, role, block, deletion }: Customer) =>
  !isOwn && role === 'customer' && !block && !deletion
