import { Badge, Button, buttonClass, Icon } from '@nireeka/ui'

import type { PlacedDealer } from './arrange.ts'
import { BIKES, SERVICES } from './dealer-filter.ts'
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
 * A dealer in the list: name and distance, place and whether it is open, on a phone in a line of its own; below, what it
 * does. The rest unfolds.
 */
export function DealerCard({ dealer, kilometres, unit, isSelected, onShow }: Props) {
  const { id, name, city, country } = dealer
  return (
    <li id={cardId(id)} tabIndex={-1} className={styles.dealer} data-selected={isSelected || undefined}>
      <details>
        <summary className={styles.row}>
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

/** What a dealer does, and the email by which a test ride is booked. */
const Offer = ({ dealer: { name, services, hours, email } }: { dealer: Dealer }) => (
  <div className={styles.offer}>
    <ul className={styles.services} aria-label={`What ${name} does`}>
      {services.map((service) => (
        <li key={service}>
          <Badge tone={service === 'test_ride' ? 'accent' : 'neutral'}>{SERVICES[service]}</Badge>
        </li>
      ))}
    </ul>
    {services.includes('test_ride') && hours !== null ? (
      <a
        className={buttonClass({ tone: 'secondary', size: 'small' })}
        href={`mailto:${email}?subject=Test%20ride`}
      >
        Book a test ride <span className="visually-hidden">at {name}, by email</span>
      </a>
    ) : null}
  </div>
)

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

function DealerDetails({ dealer, onShow }: Pick<Props, 'dealer' | 'onShow'>) {
  const { name, hours, note, bikes, phone, email } = dealer
  return (
    <div className={styles.more}>
      {hours ? <p className={styles.fact}>{hours}</p> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      <p className={styles.fact}>
        {bikes.length > 0
          ? `On display: ${bikes.map((slug) => BIKES[slug]?.replace('Nireeka ', '') ?? slug).join(', ')}`
          : 'No bikes on display'}
      </p>
      <ul className={styles.ways} aria-label={`Ways to ${name}`}>
        <li>
          <a className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        </li>
        <li>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
        <li>
          <a className={styles.link} href={directionsTo(dealer)} rel="noopener noreferrer" target="_blank">
            Get directions <span className="visually-hidden">to {name}, opens OpenStreetMap</span>
            <Icon name="arrow-right" />
          </a>
        </li>
        <li className={styles.show}>
          <Button tone="quiet" onClick={onShow}>
            Show on the map<span className="visually-hidden">: {name}</span>
          </Button>
        </li>
      </ul>
    </div>
  )
}

const directionsTo = ({ latitude, longitude }: Dealer) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`
