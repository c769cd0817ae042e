import { CARRIER_LABELS, formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { DateText } from '@nireeka/ui'

import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import type { Order, Shipment } from './order.ts'
import pageStyles from './order-page.module.css'
import styles from './order-shipments.module.css'
import { shipmentStateText } from './shipment-state.ts'

/** Where each parcel of an order is and what is in it, and what still comes. Shows nothing before the first parcel. */
export function OrderShipments({ order: { id, shipments, lines } }: { order: Order }) {
  if (shipments.length === 0) return null
  const rest = lines.flatMap(({ title, toShip }) => (toShip > 0 ? [{ title, count: toShip }] : []))
  return (
    <section className={pageStyles.part} aria-labelledby="parcels">
      <h2 id="parcels" className={pageStyles.heading}>
        Your parcels
      </h2>
      <ul className={pageStyles.lines}>
        {shipments.map((shipment) => (
          <Parcel key={shipment.id} shipment={shipment} orderId={id} />
        ))}
        {rest.length > 0 ? (
          <li className={styles.parcel}>
            <div className={styles.words}>
              <h3 className={styles.state}>Not shipped yet</h3>
              <p className={pageStyles.quiet}>We’ll email you as soon as it’s on its way.</p>
            </div>
            <Pieces label="Not shipped yet" lines={rest} />
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function Parcel({ shipment, orderId }: { shipment: Shipment; orderId: number }) {
  const { state, changedAt, trackingNumber, trackingUrl, lines } = shipment
  const carrier = CARRIER_LABELS[shipment.carrier]
  return (
    <li className={styles.parcel}>
      <div className={styles.words}>
        <h3 className={styles.state}>
          {shipmentStateText(state, carrier)} <DateText date={changedAt} zone="reader" />
        </h3>
        <p>
          {carrier}, tracking number{' '}
          <a className={styles.number} href={trackingUrl} target="_blank" rel="noopener noreferrer">
            {trackingNumber} <span className="visually-hidden">at {carrier} (opens in a new tab)</span>
          </a>
        </p>
        <Hint state={state} carrier={carrier} orderId={orderId} />
      </div>
      <Pieces label="In this parcel" lines={lines} />
    </li>
  )
}

interface HintProps {
  state: Shipment['state']
  carrier: string
  orderId: number
}

/** What a member should know about a parcel that its carrier doesn't show yet, or has a problem with. */
function Hint({ state, carrier, orderId }: HintProps) {
  if (state === 'preparing' || state === 'handed_over') {
    return <p className={pageStyles.quiet}>{carrier} may take a day to show the parcel.</p>
  }
  if (state !== 'exception') return null
  return (
    <p className={pageStyles.quiet}>
      {carrier}’s page has the details. If you need help,{' '}
      <Link to={`/dashboard/support/new?order=${orderId}`} {...fetchedAhead(LAZY_PAGES.newTicket)}>
        write to us
      </Link>
      .
    </p>
  )
}

const Pieces = ({ label, lines }: { label: string; lines: Shipment['lines'] }) => (
  <ul className={styles.pieces} aria-label={label}>
    {lines.map(({ title, count }, index) => (
      // The index is the key, because an order may contain a product twice.
      <li key={index}>
        {title} <span className={pageStyles.quiet}>× {formatNumber(count)}</span>
      </li>
    ))}
  </ul>
)
