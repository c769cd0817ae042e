import type { ReactNode } from 'react'

import styles from './checkout.module.css'

interface Props {
  number: number
  title: string
  children: ReactNode
}

/** One of the things that there is to settle, numbered in their order. */
export const Part = ({ number, title, children }: Props) => (
  <fieldset className={styles.part}>
    <legend className={styles.legend}>
      <h2 className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
    </legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
)
