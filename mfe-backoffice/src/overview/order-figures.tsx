import { formatNumber, formatPrice } from '@nireeka/contracts'
import { Stat } from '@nireeka/ui'

import type { Overview } from './overview.api.ts'
import styles from './overview.module.css'
import { readable } from './words.ts'

export const OrderFigures = ({ states }: { states: Overview['ordersByState'] }) => (
  <section className={styles.figures} aria-labelledby="orders-by-state">
    <h2 id="orders-by-state" className={styles.heading}>
      Orders by state
    </h2>
    {states.length === 0 ? <p>Nobody has ordered yet.</p> : null}
    <ul className={styles.stats}>
      {states.map(({ status, count, total }) => (
        <li key={status}>
          <Stat label={readable(status)} value={formatNumber(count)} hint={formatPrice(total)} />
        </li>
      ))}
    </ul>
  </section>
)
