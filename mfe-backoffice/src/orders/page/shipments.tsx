import { CARRIER_LABELS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import { readable } from '../../labels.ts'
import { ChangedMeanwhile } from '../actions/changed-meanwhile.tsx'
import { useHeldFocus } from '../../use-held-focus.ts'
import { useOrderChange } from '../actions/use-order-change.ts'
import { moveShipment, type Order, readPackingSlip, type Shipment } from '../order.api.ts'
import styles from '../order.module.css'
import { StatusBadge } from '../status-badge.tsx'
import { FileButton } from './order-files.tsx'
import { SendAgain } from './send-again.tsx'

/** The shipments of an order, and where each one is. */
export function Shipments({ order }: { order: Order }) {
  if (order.shipments.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="shipments">
      <h2 id="shipments" className={styles.heading}>
        Shipments
      </h2>
      <ul className={styles.cards}>
        {order.shipments.map((shipment) => (
          <ShipmentCard key={shipment.id} order={order} shipment={shipment} />
        ))}
      </ul>
    </section>
  )
}

function ShipmentCard({ order, shipment }: { order: Order; shipment: Shipment }) {
  const { http } = usePlatform()
  const { id, carrier, trackingNumber, trackingUrl, state, lines } = shipment
  return (
    <li className={styles.card}>
      <p className={styles.lead}>
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {CARRIER_LABELS[carrier]} {trackingNumber}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        <StatusBadge status={state} />
      </p>
      <ul className={styles.pieces}>
        {lines.map(({ lineId, title, count }) => (
          <li key={lineId} className={styles.quiet}>
            {count} × {title}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <States order={order} shipment={shipment} />
        <FileButton
          size="small"
          name={`packing-slip-${order.number}-${id}.pdf`}
          read={() => readPackingSlip(http, order.id, id)}
        >
          Packing slip
        </FileButton>
        {order.allowed.emails.includes('shipped') ? (
          <SendAgain order={order} email={{ template: 'shipped', shipment_id: id }}>
            Resend email
          </SendAgain>
        ) : null}
      </div>
    </li>
  )
}

/** A button for each state that the shipment may have next. */
function States({ order, shipment }: { order: Order; shipment: Shipment }) {
  const { notify } = usePlatform()
  const { change, seen } = useOrderChange()
  const { place, hold } = useHeldFocus<HTMLSpanElement>()
  type State = Shipment['nextStates'][number]
  const moving = useMutation({
    mutationFn: (state: State) =>
      change(
        order,
        (http) => moveShipment(http, order, { shipment: shipment.id, state }),
        `Shipment updated: ${readable(state).toLowerCase()}.`,
      ),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
    onSettled: hold,
  })
  return (
    <>
      <ChangedMeanwhile seen={seen} now={order} />
      <span ref={place} className="visually-hidden" tabIndex={-1}>
        The shipment is {readable(shipment.state).toLowerCase()}
      </span>
      {shipment.nextStates.map((state) => (
        <Button
          key={state}
          tone="secondary"
          size="small"
          isBusy={moving.isPending && moving.variables === state}
          onClick={() => moving.mutate(state)}
        >
          {readable(state)}
          <span className="visually-hidden">: shipment {shipment.trackingNumber}</span>
        </Button>
      ))}
    </>
  )
}
