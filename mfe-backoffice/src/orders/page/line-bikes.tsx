import type { OrderLine } from '../order.api.ts'
import styles from '../order.module.css'
import { StatusBadge } from '../status-badge.tsx'

/** How far the workshop is with each bike of a line, with its serial number once it has one. */
export const LineBikes = ({ line: { bikes } }: { line: OrderLine }) =>
  bikes.length === 0 ? null : (
    <ul className={styles.bikes} aria-label="Bikes">
      {bikes.map(({ id, stage, serialNumber }) => (
        <li key={id} className={styles.lead}>
          <StatusBadge status={stage} />
          {serialNumber === null ? null : <span className={styles.quiet}>{serialNumber}</span>}
        </li>
      ))}
    </ul>
  )
