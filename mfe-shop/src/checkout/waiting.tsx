import { PageFrame, Skeleton } from '@nireeka/ui'

import styles from './checkout.module.css'
import summary from './summary.module.css'

/** The checkout's shape while it is being loaded. */
export const Waiting = () => (
  <PageFrame kind="catalogue" heading="Checkout">
    <output className="visually-hidden">Loading…</output>
    <div className={styles.columns}>
      <div className={summary.summary}>
        <Skeleton kind="text" lines={4} />
      </div>
      <div className={styles.sections}>
        <Skeleton kind="title" />
        <Skeleton kind="text" lines={3} />
        <Skeleton kind="title" />
        <Skeleton kind="text" lines={6} />
      </div>
    </div>
  </PageFrame>
)
