import type { ReactNode } from 'react'

import styles from './entry-frame.module.css'

interface Props {
  /** The page's h1. */
  heading: ReactNode
  lead?: ReactNode
  /** A decorative picture in the other half of a wide screen; narrower ones don't show it. */
  picture: ReactNode
  children: ReactNode
}

/** The frame of a page with one short form: log-in, registration, sign-up. */
export const EntryFrame = ({ heading, lead, picture, children }: Props) => (
  <div className={styles.frame}>
    <div className={styles.column}>
      <header className={styles.titles}>
        <h1 className={styles.heading}>{heading}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {children}
    </div>
    <div className={styles.picture} aria-hidden="true">
      {picture}
    </div>
  </div>
)
