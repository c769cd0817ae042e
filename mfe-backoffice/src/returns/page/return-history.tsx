import { Link } from '@nireeka/kit/router'

import { DateAndTime } from '../../date-and-time.tsx'
import { readable } from '../../labels.ts'
import { actorName } from '../../orders/actor-name.ts'
import styles from '../../orders/order.module.css'
import type { Return } from '../return.api.ts'

/** Every change of a return's status, the newest first. */
export const ReturnHistory = ({ item: { id, moves } }: { item: Return }) => (
  <section className={styles.part} aria-labelledby="timeline">
    <h2 id="timeline" className={styles.heading}>
      Timeline
    </h2>
    <ol className={styles.history}>
      {moves.toReversed().map(({ at, status, who, reason }, index) => (
        // The index is the key, because two changes may have the same time.
        <li key={index} className={styles.event}>
          <span className={styles.title}>{readable(status)}</span>
          {reason ? <span className={styles.text}>{reason}</span> : null}
          <span className={styles.quiet}>
            <DateAndTime at={new Date(at)} />, {actorName(who)}
          </span>
        </li>
      ))}
    </ol>
    <p>
      <Link to={`/backoffice/audit-log?subject=return%3A${id}`}>Audit log of this return</Link>
    </p>
  </section>
)
