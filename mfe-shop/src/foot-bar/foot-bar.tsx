import type { ReactNode } from 'react'

import styles from './foot-bar.module.css'

interface Props {
  /** What the price is for. */
  title: ReactNode
  price: ReactNode
  /** The page's main button once more. */
  children: ReactNode
}

/** A bar with price and button at the foot of a phone's screen, for while the page's own button is out of sight. */
export const FootBar = ({ title, price, children }: Props) => (
  <div className={styles.bar}>
    <p className={styles.text}>
      <span className={styles.title}>{title}</span>
      {price}
    </p>
    {children}
  </div>
)
