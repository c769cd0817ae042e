import type { ReactNode } from 'react'

import styles from './entry-frame.module.css'

interface Props {
  /** The page's one h1. */
  heading: ReactNode
  lead?: ReactNode
  /** Fills the other half of a wide screen; nothing depends on it. */
  picture: ReactNode
  children: ReactNode
}

/** The frame of a page with one short form: logging in, registering, signing up. */
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
