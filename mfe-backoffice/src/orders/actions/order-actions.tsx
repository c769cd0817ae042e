import { messageOf, TEXTS } from '@nireeka/contracts'
import type { OrderMoveTo } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Alert, Button } from '@nireeka/ui'
import { type ComponentType, type ReactNode, useState } from 'react'

import { moveOrder, type Order } from '../order.api.ts'
import styles from '../order.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import { refusalSentence } from './cancel-refusals.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { AcceptDialog, RefuseDialog } from './held-dialogs.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { useHeldFocus } from '../../use-held-focus.ts'
import { useOrderChange } from './use-order-change.ts'

const MOVES: Record<OrderMoveTo, string> = {
  in_production: 'Begin to build',
  quality_check: 'Mark as built',
  ready_to_ship: 'Mark as ready to ship',
}

type Action = ComponentType<{ order: Order; onClose: () => void }>

/** What can be done with an order now. */
export function OrderActions({ order }: { order: Order }) {
  const { place, hold } = useHeldFocus<HTMLHeadingElement>()
  const [Open, setOpen] = useState<Action | null>(null)
  const open = (Next: Action) => setOpen(() => Next)
  return (
    <section className={styles.part} aria-labelledby="actions">
      <h2 ref={place} id="actions" className={styles.heading} tabIndex={-1}>
        Actions
      </h2>
      <Held order={order} onOpen={open} />
      <Moves order={order} onDone={hold}>
        <Dialogs order={order} onOpen={open} />
      </Moves>
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
      <p className={styles.buttons}>
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

/** Buttons for what needs more than a press. */
const Dialogs = ({ order: { allowed, heldReason }, onOpen }: DialogsProps) => (
  <>
    {allowed.ship ? <Button onClick={() => onOpen(ShipDialog)}>Ship</Button> : null}
    {allowed.refund > 0 && heldReason === null ? (
      <Button tone="secondary" onClick={() => onOpen(RefundDialog)}>
        Refund
      </Button>
    ) : null}
    {allowed.cancel ? (
      <Button tone="secondary" onClick={() => onOpen(CancelDialog)}>
        Cancel order
      </Button>
    ) : null}
  </>
)

function Refusal({ order }: { order: Order }) {
  const { allowed } = order
  const sentence = refusalSentence(order)
  const isAnything = allowed.moves.length > 0 || allowed.ship || allowed.cancel || allowed.refund > 0
  if (!isAnything) return <p className={styles.quiet}>{sentence ?? 'Nothing to do.'}</p>
  return sentence ? <p className={styles.quiet}>{sentence}</p> : null
}

interface MovesProps {
  order: Order
  onDone: () => void
  /** The other buttons. */
  children: ReactNode
}

/** A button for each state that the order may be moved to. */
function Moves({ order, onDone, children }: MovesProps) {
  const { notify } = usePlatform()
  const { change, seen } = useOrderChange()
  const moving = useMutation({
    mutationFn: (to: OrderMoveTo) =>
      change(order, (http) => moveOrder(http, order, to), `Order ${order.number} is moved.`),
    onSuccess: onDone,
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <>
      <ChangedMeanwhile seen={seen} now={order} />
      <div className={styles.buttons}>
        {order.allowed.moves.map((to) => (
          <Button
            key={to}
            tone={order.allowed.ship ? 'secondary' : 'primary'}
            isBusy={moving.isPending && moving.variables === to}
            onClick={() => moving.mutate(to)}
          >
            {MOVES[to]}
          </Button>
        ))}
        {children}
      </div>
    </>
  )
}
