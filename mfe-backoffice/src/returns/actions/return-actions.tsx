import type { ReturnAction } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { Button } from '@nireeka/ui'
import { type ComponentType, useState } from 'react'

import { useHeldFocus } from '../../use-held-focus.ts'
import styles from '../../orders/order.module.css'
import { FileButton } from '../../orders/page/order-files.tsx'
import { MoreActions } from '../../more-actions.tsx'
import { ReturnOutcome } from '../page/return-outcome.tsx'
import { readReturnLabel, type Return } from '../return.api.ts'
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

/** What can be done with a return now: the next step as a button, the rest in a menu; or how it ended. */
export function ReturnActions({ item }: { item: Return }) {
  const { place, hold } = useHeldFocus<HTMLHeadingElement>()
  const [Open, setOpen] = useState<Action['dialog'] | null>(null)
  const [main, ...others] = item.allowed.flatMap((name) => {
    const action = ACTIONS[name]
    return action ? [{ label: action.label, act: () => setOpen(() => action.dialog) }] : []
  })
  return (
    <section className={styles.part} aria-labelledby="actions">
      <h2 ref={place} id="actions" className={styles.heading} tabIndex={-1}>
        {item.allowed.length === 0 ? 'Outcome' : 'Next step'}
      </h2>
      {item.allowed.length === 0 ? <ReturnOutcome item={item} /> : null}
      <div className={styles.buttons}>
        {main ? <Button onClick={main.act}>{main.label}</Button> : null}
        <MoreActions actions={others} />
        {item.status === 'approved' ? <ReturnLabel item={item} /> : null}
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

function ReturnLabel({ item: { id, number } }: { item: Return }) {
  const { http } = usePlatform()
  return (
    <FileButton name={`return-label-${number}.pdf`} read={() => readReturnLabel(http, id)}>
      Return label
    </FileButton>
  )
}
