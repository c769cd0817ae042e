import { buttonClass, Icon } from '@nireeka/ui'

import type { PlacedDealer } from './arrange.ts'
import { DealerDetails } from './dealer-details.tsx'
import { SERVICES } from './dealer-filter.ts'
import styles from './dealer-card.module.css'
import type { Dealer } from './dealers.api.ts'
import { formatDistance } from './distance.ts'
import { openState } from './open-now.ts'
import { useMinute } from './use-minute.ts'

interface Props extends PlacedDealer {
  unit: 0 | 1
  isSelected: boolean
  onShow: () => void
}

const cardId = (id: number) => `dealer-${id}`

/** Unfolds a dealer that is chosen on the map, and moves the focus there. */
export function openCard(id: number) {
  const card = document.getElementById(cardId(id))
  card?.querySelector('details')?.setAttribute('open', '')
  card?.focus()
}

/**
 * A dealer in the list: its number on the map, its name and distance; below, its place, whether it is open (on a phone
 * in a line of its own), and what it does. The rest unfolds.
 */
export function DealerCard({ dealer, number, kilometres, unit, isSelected, onShow }: Props) {
  const { id, name, city, country } = dealer
  return (
    <li id={cardId(id)} tabIndex={-1} className={styles.dealer} data-selected={isSelected || undefined}>
      <details>
        <summary className={styles.row}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <h3 className={styles.title}>{name}</h3>
          {kilometres === null ? null : (
            <span className={styles.distance}>{formatDistance(kilometres, unit)}</span>
          )}
          <span className={styles.place}>
            {city}, {country} <OpenState dealer={dealer} />
          </span>
          <Icon name="chevron-down" />
        </summary>
        <DealerDetails dealer={dealer} onShow={onShow} />
      </details>
      <Offer dealer={dealer} />
    </li>
  )
}

/** What a dealer does, the next step there, and the way. */
const Offer = ({ dealer }: { dealer: Dealer }) => (
  <div className={styles.offer}>
    <ul className={styles.services} aria-label={`What ${dealer.name} does`}>
      {dealer.services.map((service) => (
        <li key={service}>{SERVICES[service]}</li>
      ))}
    </ul>
    <p className={styles.actions}>
      <NextStep dealer={dealer} />
      <a className={styles.link} href={directionsTo(dealer)} rel="noopener noreferrer" target="_blank">
        Get directions <span className="visually-hidden">to {dealer.name}, opens OpenStreetMap</span>
      </a>
    </p>
  </div>
)

/** A test ride, where there are any; otherwise a call, or an email to a dealer that is closed for the time being. */
function NextStep({ dealer: { name, services, hours, phone, email } }: { dealer: Dealer }) {
  const className = buttonClass({ tone: 'secondary', size: 'small' })
  if (hours === null) {
    return (
      <a className={className} href={`mailto:${email}`}>
        Email <span className="visually-hidden">{name}</span>
      </a>
    )
  }
  return services.includes('test_ride') ? (
    <a className={className} href={`mailto:${email}?subject=Test%20ride`}>
      Book a test ride <span className="visually-hidden">at {name}, by email</span>
    </a>
  ) : (
    <a className={className} href={`tel:${phone.replaceAll(' ', '')}`}>
      Call <span className="visually-hidden">{name}</span>
    </a>
  )
}

/** Whether a dealer is open; where that isn't known, and in the server's page, the hours. */
function OpenState({ dealer }: { dealer: Dealer }) {
  const now = useMinute()
  const state = now && openState(dealer, now)
  return (
    <span className={state?.isOpen ? `${styles.state} ${styles.open}` : styles.state}>
      {state?.text ?? dealer.hours ?? 'Temporarily closed'}
    </span>
  )
}

const directionsTo = ({ latitude, longitude }: Dealer) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`
