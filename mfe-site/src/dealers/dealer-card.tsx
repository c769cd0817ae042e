import { Badge, Button, Icon } from '@nireeka/ui'

import type { PlacedDealer } from './arrange.ts'
import { BIKES, SERVICES } from './dealer-filter.ts'
import styles from './dealer-card.module.css'
import { formatDistance } from './distance.ts'

interface Props extends PlacedDealer {
  unit: 0 | 1
  isSelected: boolean
  onShow: () => void
}

export const cardId = (id: number) => `dealer-${id}`

/** A dealer in the list. */
export function DealerCard({ dealer, kilometres, unit, isSelected, onShow }: Props) {
  const { id, name, city, hours, note, services, bikes, phone, email } = dealer
  return (
    <li id={cardId(id)} tabIndex={-1} className={styles.dealer} data-selected={isSelected || undefined}>
      <div className={styles.about}>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.place}>
          {city}
          {kilometres === null ? null : <strong> · {formatDistance(kilometres, unit)}</strong>}
        </p>
        {hours ? <p className={styles.place}>{hours}</p> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      <div className={styles.offer}>
        <ul className={styles.services} aria-label={`What ${name} does`}>
          {services.map((service) => (
            <li key={service}>
              <Badge tone={service === 'test_ride' ? 'accent' : 'neutral'}>{SERVICES[service]}</Badge>
            </li>
          ))}
        </ul>
        <p className={styles.place}>
          {bikes.length > 0
            ? `On display: ${bikes.map((slug) => BIKES[slug]?.replace('Nireeka ', '') ?? slug).join(', ')}`
            : 'No bikes on display'}
        </p>
      </div>
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
    </li>
  )
}

const directionsTo = ({ latitude, longitude }: PlacedDealer['dealer']) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`
