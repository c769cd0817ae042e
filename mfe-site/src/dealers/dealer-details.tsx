import { Button, buttonClass } from '@nireeka/ui'

import { SERVICES } from './dealer-filter.ts'
import styles from './dealer-details.module.css'
import type { Dealer } from './dealers.api.ts'
import { directionsTo } from './directions.ts'
import { bikeName } from './offer.ts'

interface Props {
  dealer: Dealer
  onShow: () => void
}

/** What unfolds below a dealer: its town and country, what it does, its hours and bikes, and the ways to it, in the same order for all. */
export function DealerDetails({ dealer, onShow }: Props) {
  const { name, city, country, hours, note, services, bikes, phone, email } = dealer
  const mayBook = hours !== null && services.includes('test_ride')
  return (
    <div className={styles.more}>
      <p className={styles.fact}>
        {city}, {country}
      </p>
      <p className={styles.fact}>{services.map((service) => SERVICES[service]).join(' · ')}</p>
      {hours ? <p className={styles.fact}>{hours}</p> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      <p className={styles.fact}>
        {bikes.length > 0 ? `On display: ${bikes.map(bikeName).join(', ')}` : 'No bikes on display'}
      </p>
      <ul className={styles.ways} aria-label={`Ways to ${name}`}>
        {mayBook ? (
          <li>
            <a
              className={buttonClass({ tone: 'secondary', size: 'small' })}
              href={`mailto:${email}?subject=Test%20ride`}
            >
              Book a test ride <span className="visually-hidden">at {name}, by email</span>
            </a>
          </li>
        ) : null}
        <li className={styles.directions}>
          <a className={styles.link} href={directionsTo(dealer)} rel="noopener noreferrer" target="_blank">
            Directions <span className="visually-hidden">to {name}, opens OpenStreetMap</span>
          </a>
        </li>
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
        <li className={styles.show}>
          <Button tone="quiet" onClick={onShow}>
            Show on the map<span className="visually-hidden">: {name}</span>
          </Button>
        </li>
      </ul>
    </div>
  )
}
