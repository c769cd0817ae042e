import { Skeleton } from '@nireeka/ui'

import styles from './list.module.css'

const CARDS = Array.from({ length: 12 }, (_, place) => place)

/** The skeleton of the list while it is loading. */
export const WaitingList = () => (
  <div className={styles.list}>
    <output className="visually-hidden">Loading…</output>
    <Skeleton kind="text" lines={2} />
    <div className={styles.columns}>
      <Skeleton kind="text" lines={8} />
      <div className={styles.grid}>
        {CARDS.map((place) => (
          <div key={place} className={styles.waiting}>
            <Skeleton />
            <Skeleton kind="text" lines={2} />
          </div>
        ))}
      </div>
    </div>
  </div>
)
