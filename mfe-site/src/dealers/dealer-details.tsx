import { Button } from '@nireeka/ui'

import { BIKES, SERVICES } from './dealer-filter.ts'
import styles from './dealer-details.module.css'
import type { Dealer } from './dealers.api.ts'

interface Props {
  dealer: Dealer
  onShow: () => void
}

/** What unfolds below a dealer: on a phone what it does, then hours, bikes on display, and phone and email in full. */
export function DealerDetails({ dealer, onShow }: Props) {
  const { name, hours, note, services, bikes, phone, email } = dealer
  return (
    <div className={styles.more}>
      <p className={`${styles.fact} ${styles.services}`}>
        {services.map((service) => SERVICES[service]).join(' · ')}
      </p>
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
        <li className={styles.show}>
          <Button tone="quiet" onClick={onShow}>
            Show on the map<span className="visually-hidden">: {name}</span>
          </Button>
        </li>
      </ul>
    </div>
  )
}
