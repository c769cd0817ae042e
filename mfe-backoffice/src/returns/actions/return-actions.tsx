import type { ReturnAction } from '@nireeka/contracts/api'
import { Button } from '@nireeka/ui'
import { type ComponentType, useState } from 'react'

import { useHeldFocus } from '../../use-held-focus.ts'
import styles from '../../orders/order.module.css'
import type { Return } from '../return.api.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { CloseDialog, RejectDialog } from './end-dialog.tsx'
import { ExchangeDialog } from './exchange-dialog.tsx'
import { InspectDialog } from './inspect-dialog.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'
import { RefundReturnDialog } from './refund-return-dialog.tsx'

export interface ReturnDialogProps {
  item: Return
  onClose: () => void
}

interface Action {
  label: string
  dialog: ComponentType<ReturnDialogProps>
}

const ACTIONS: Partial<Record<ReturnAction, Action>> = {
  approve: { label: 'Approve', dialog: ApproveDialog },
  receive: { label: 'Receive', dialog: ReceiveDialog },
  inspect: { label: 'Inspect', dialog: InspectDialog },
  exchange: { label: 'Exchange', dialog: ExchangeDialog },
  refund: { label: 'Refund', dialog: RefundReturnDialog },
  reject: { label: 'Reject', dialog: RejectDialog },
  close: { label: 'Close without refund', dialog: CloseDialog },
}

/** What can be done with a return now: a button for each dialog, the likely one first. */
export function ReturnActions({ item }: { item: Return }) {
  const { place, hold } = useHeldFocus<HTMLHeadingElement>()
  const [Open, setOpen] = useState<Action['dialog'] | null>(null)
  return (
    <section className={styles.part} aria-labelledby="actions">
      <h2 ref={place} id="actions" className={styles.heading} tabIndex={-1}>
        Actions
      </h2>
      {item.allowed.length === 0 ? <p className={styles.quiet}>Nothing; the return is over.</p> : null}
      <div className={styles.buttons}>
        {item.allowed.map((name, index) => {
          const action = ACTIONS[name]
          return action ? (
            <Button
              key={name}
              tone={index === 0 ? 'primary' : 'secondary'}
              onClick={() => setOpen(() => action.dialog)}
            >
              {action.label}
            </Button>
          ) : null
        })}
      </div>
      {Open ? (
        <Open
          item={item}
          onClose={() => {
            setOpen(null)
            hold()
          }}
        />
      ) : null}
    </section>
  )
}
