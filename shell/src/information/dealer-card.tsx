import type { DealerData } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import styles from './countries.module.css'

interface Props {
  dealer: DealerData
}

const SERVICES: Record<DealerData['services'][number], string> = {
  sales: 'Sales',
  service: 'Service',
  test_ride: 'Test rides',
  battery_recycling: 'Battery recycling',
}

export const DealerCard = ({ dealer: { name, city, hours, note, services, phone, email } }: Props) => (
  <li className={styles.dealer}>
    <div className={styles.about}>
      <h3 className={styles.title}>{name}</h3>
      <p className={styles.place}>{city}</p>
      {hours ? <p className={styles.hours}>{hours}</p> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
    <ul className={styles.services} aria-label={`What ${name} does`}>
      {services.map((service) => (
        <li key={service}>
          <Badge tone={service === 'test_ride' ? 'accent' : 'neutral'}>{SERVICES[service]}</Badge>
        </li>
      ))}
    </ul>
    <div className={styles.reach}>
      <a className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>
      <a className={styles.link} href={`mailto:${email}`}>
        {email}
      </a>
    </div>
  </li>
)
