import type { ReactNode } from 'react'

import styles from './product-frame.module.css'

interface Props {
  /** The page's h1. */
  heading: ReactNode
  /** A few words above the heading: the product's family. */
  eyebrow?: ReactNode
  breadcrumbs?: ReactNode
  /** The product's pictures, sticky while the other column is longer. */
  pictures: ReactNode
  /** Price, choices, the button that buys, and facts. */
  children: ReactNode
  /** Content below both columns. */
  below?: ReactNode
}

/** The frame of a product page: pictures beside the choices, in one column on a phone. */
export const ProductFrame = ({ heading, eyebrow, breadcrumbs, pictures, children, below }: Props) => (
  <div className={styles.frame}>
    {breadcrumbs}
    <div className={styles.product}>
      <div className={styles.pictures}>{pictures}</div>
      <div className={styles.offer}>
        <div className={styles.titles}>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <h1 className={styles.heading}>{heading}</h1>
        </div>
        {children}
      </div>
    </div>
    {below}
  </div>
)
