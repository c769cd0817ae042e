import type { DealerData } from '@nireeka/contracts/api'
import { Badge, Card } from '@nireeka/ui'

import styles from './information.module.css'

const SERVICES: Record<DealerData['services'][number], string> = {
  sales: 'Sales',
  service: 'Service',
  test_ride: 'Test rides',
  battery_recycling: 'Battery recycling',
}

export const DealerCard = ({ dealer }: { dealer: DealerData }) => (
  <Card as="li">
    <h2 className={styles.dealer}>{dealer.name}</h2>
    <p>
      {dealer.city}, {dealer.country}
    </p>
    <p className={styles.services}>
      {dealer.services.map((service) => (
        <Badge key={service}>{SERVICES[service]}</Badge>
      ))}
    </p>
    <p>{dealer.hours ?? dealer.note}</p>
    <p>
      <a href={`tel:${dealer.phone}`}>{dealer.phone}</a>
      <br />
      <a href={`mailto:${dealer.email}`}>{dealer.email}</a>
    </p>
  </Card>
)
