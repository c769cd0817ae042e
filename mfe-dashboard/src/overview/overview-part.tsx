import type { ReactNode } from 'react'

import styles from './overview.module.css'

interface Props {
  id: string
  heading: string
  /** A link to the page with all of it. */
  more?: ReactNode
  children: ReactNode
}

/** A part of the overview, with the way to its page beside the heading. */
export const OverviewPart = ({ id, heading, more, children }: Props) => (
  <section className={styles.part} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {more ? <p className={styles.more}>{more}</p> : null}
    </div>
    {children}
  </section>
)
