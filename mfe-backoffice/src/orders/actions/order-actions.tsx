import { messageOf, TEXTS } from '@nireeka/contracts'
import type { OrderMoveTo } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Alert, Button } from '@nireeka/ui'
import { type ComponentType, type ReactNode, useState } from 'react'

import { moveOrder, type Order } from '../order.api.ts'
import styles from '../order.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
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
  return (
    <section className={styles.part} aria-labelledby="actions">
      <h2 ref={place} id="actions" className={styles.heading} tabIndex={-1}>
        What can be done now
      </h2>
      <Held order={order} />
      <Moves order={order} onDone={hold}>
        <Dialogs order={order} onOpen={(Next) => setOpen(() => Next)} />
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

const Held = ({ order: { heldReason } }: { order: Order }) =>
  heldReason ? (
    <Alert tone="danger" title="The payment doesn’t match the order">
      {heldReason}
    </Alert>
  ) : null

/** Buttons for what needs more than a press. */
const Dialogs = ({ order: { allowed }, onOpen }: { order: Order; onOpen: (dialog: Action) => void }) => (
  <>
    {allowed.ship ? <Button onClick={() => onOpen(ShipDialog)}>Ship</Button> : null}
    {allowed.refund > 0 ? (
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

function Refusal({ order: { allowed, cancelRefusal } }: { order: Order }) {
  const isAnything = allowed.moves.length > 0 || allowed.ship || allowed.cancel || allowed.refund > 0
  if (!isAnything)
    return <p className={styles.quiet}>Nothing; the order is over, or waits for its customer.</p>
  return cancelRefusal ? <p className={styles.quiet}>{cancelRefusal}</p> : null
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
