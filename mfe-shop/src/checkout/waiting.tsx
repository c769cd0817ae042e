import { PageFrame, Skeleton } from '@nireeka/ui'

import styles from './checkout.module.css'
import summary from './summary.module.css'

/** The skeleton of the checkout while it is loading. */
export const Waiting = () => (
  <PageFrame kind="catalogue" heading="Checkout">
    <WaitingColumns />
  </PageFrame>
)

/** The skeleton below the heading. */
export const WaitingColumns = () => (
  <>
    <output className="visually-hidden">Loading…</output>
    <div className={styles.columns}>
      <div className={summary.summary}>
        <div className={summary.panel}>
          <div className={summary.waiting}>
            <Skeleton kind="text" lines={4} />
          </div>
        </div>
      </div>
      <div className={styles.sections}>
        <Skeleton kind="title" />
        <Skeleton kind="text" lines={3} />
        <Skeleton kind="title" />
        <Skeleton kind="text" lines={6} />
      </div>
    </div>
  </>
)
