import { formatPrice } from '@nireeka/contracts'

import styles from './summary.module.css'

interface Props {
  /** Dollars. */
  from: number
  missing: number
}

/** How far it is to free shipping; nothing once it is reached, for the line above says so. */
export function FreeShippingProgress({ from, missing }: Props) {
  if (missing <= 0) return null
  const share = Math.round(Math.min(Math.max(1 - missing / from, 0), 1) * 100)
  return (
    <div className={styles.free}>
      <p>{formatPrice(missing)} more and standard shipping is free.</p>
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.fill} width={`${share}%`} height="100%" />
      </svg>
    </div>
  )
}
