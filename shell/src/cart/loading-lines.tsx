import { Skeleton } from '@nireeka/ui'

import styles from './cart-modal.module.css'

/** A member's cart is on its way: nobody may call it empty yet. */
export const LoadingLines = () => (
  <>
    <output className="visually-hidden">Loading…</output>
    <div>
      {[0, 1, 2].map((place) => (
        <div key={place} className={styles.waiting}>
          <Skeleton />
          <Skeleton kind="text" lines={3} />
        </div>
      ))}
    </div>
  </>
)
