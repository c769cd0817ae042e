import { Skeleton } from '@nireeka/ui'

import styles from './cart-modal.module.css'

/** Placeholder lines while a member's cart is loading, because the cart may not be called empty yet. */
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
