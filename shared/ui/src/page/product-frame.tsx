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
  /** Price, choices and the button that buys, sticky while the other column is longer. */
  children: ReactNode
  /** What is read before buying: on wide screens below the pictures, on others below what buys. */
  facts?: ReactNode
  /** Content below both columns. */
  below?: ReactNode
}

/** The frame of a product page: pictures beside the choices, in one column on a phone. */
export const ProductFrame = ({ heading, eyebrow, breadcrumbs, pictures, children, facts, below }: Props) => (
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
      {facts ? <div className={styles.facts}>{facts}</div> : null}
    </div>
    {below}
  </div>
)
