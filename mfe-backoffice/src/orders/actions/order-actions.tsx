import { messageOf, TEXTS } from '@nireeka/contracts'
import type { OrderMoveTo } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Alert, Button } from '@nireeka/ui'
import { type ComponentType, useState } from 'react'

import { moveOrder, type Order } from '../order.api.ts'
import styles from '../order.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import { refusalSentence } from './cancel-refusals.ts'
import { MoreActions } from '../../more-actions.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { AcceptDialog, RefuseDialog } from './held-dialogs.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { useHeldFocus } from '../../use-held-focus.ts'
import { useOrderChange } from './use-order-change.ts'

const MOVES: Record<OrderMoveTo, string> = {
  in_production: 'Start building',
  quality_check: 'To quality check',
  ready_to_ship: 'Mark as ready to ship',
}

/** Returns the text of the button that moves an order, as the workshop's board has it for a bike. */
const moveLabel = ({ status }: Order, to: OrderMoveTo) =>
  status === 'quality_check' && to === 'in_production' ? 'Back to production' : MOVES[to]

type Action = ComponentType<{ order: Order; onClose: () => void }>

/** What can be done with an order now. */
export function OrderActions({ order }: { order: Order }) {
  const { place, hold } = useHeldFocus<HTMLHeadingElement>()
  const [Open, setOpen] = useState<Action | null>(null)
  const open = (Next: Action) => setOpen(() => Next)
  return (
    <section className={styles.part} aria-labelledby="actions">
      <h2 ref={place} id="actions" className={styles.heading} tabIndex={-1}>
        Next step
      </h2>
      <Held order={order} onOpen={open} />
      <Moves order={order} onDone={hold} onOpen={open} />
      <Refusal order={order} />
      {Open ? (
        <Open
          order={order}
          onClose={() => {
            setOpen(null)
            hold()
          }}
        />
      ) : null}
    </section>
  )
}

interface DialogsProps {
  order: Order
  onOpen: (dialog: Action) => void
}

/** Why a payment is held, and the two decisions about it. */
const Held = ({ order: { heldReason, allowed }, onOpen }: DialogsProps) =>
  heldReason ? (
    <Alert tone="danger" title="The payment doesn’t match the order">
      <p>{heldReason}</p>
      <p className={`${styles.buttons} ${styles.decision}`}>
        {allowed.acceptPayment ? (
          <Button size="small" onClick={() => onOpen(AcceptDialog)}>
            Accept payment
          </Button>
        ) : null}
        {allowed.refusePayment ? (
          <Button size="small" tone="secondary" onClick={() => onOpen(RefuseDialog)}>
            Refuse payment
          </Button>
        ) : null}
      </p>
    </Alert>
  ) : null

function Refusal({ order }: { order: Order }) {
  const { allowed } = order
  const sentence = refusalSentence(order)
  const isAnything = allowed.moves.length > 0 || allowed.ship || allowed.cancel || allowed.refund > 0
  if (!isAnything) return <p className={styles.quiet}>{sentence ?? 'Nothing left to do.'}</p>
  return sentence ? <p className={styles.quiet}>{sentence}</p> : null
}

/** What is rarely the next step: refunds and cancelling. */
const othersOf = ({ allowed, heldReason }: Order): Array<{ label: string; dialog: Action }> => [
  ...(allowed.refund > 0 && heldReason === null ? [{ label: 'Refund', dialog: RefundDialog }] : []),
  ...(allowed.cancel ? [{ label: 'Cancel order', dialog: CancelDialog }] : []),
]

interface MovesProps extends DialogsProps {
  onDone: () => void
}

/** The next step as a button, alone, and a menu of what else can be done. */
function Moves({ order, onDone, onOpen }: MovesProps) {
  const { notify } = usePlatform()
  const { change, seen } = useOrderChange()
  const moving = useMutation({
    mutationFn: (to: OrderMoveTo) =>
      change(order, (http) => moveOrder(http, order, to), `Order ${order.number} updated.`),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
    // After a conflict, too, another button may stand in the place of this one.
    onSettled: onDone,
  })
  const { ship, moves } = order.allowed
  const [main, ...rest] = [
    ...(ship ? [{ label: 'Ship', act: () => onOpen(ShipDialog), to: null }] : []),
    ...moves.map((to) => ({ label: moveLabel(order, to), act: () => moving.mutate(to), to })),
  ]
  const others = othersOf(order).map(({ label, dialog }) => ({ label, act: () => onOpen(dialog) }))
  return (
    <>
      <ChangedMeanwhile seen={seen} now={order} />
      {main || others.length > 0 ? (
        <div className={styles.buttons}>
          {main ? (
            <Button key={main.label} isBusy={moving.isPending} onClick={main.act}>
              {main.label}
            </Button>
          ) : null}
          <MoreActions actions={[...rest, ...others]} />
        </div>
      ) : null}
    </>
  )
}
