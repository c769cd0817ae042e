import type { ReactNode } from 'react'

import styles from './account-frame.module.css'
import { AccountNavigation } from './account-navigation.tsx'

interface Props {
  /** The page's h1. */
  heading: string
  lead?: ReactNode
  /** The member whose account it is, once known. */
  person?: { name: string; detail?: string; avatar?: ReactNode }
  breadcrumbs?: ReactNode
  /** Buttons for the whole page. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of the account's pages: the member, the way to the other pages, and the page. Only the page is printed. */
export const AccountFrame = ({ heading, lead, person, breadcrumbs, actions, children }: Props) => (
  <div className={styles.frame}>
    <div className={styles.rail}>
      {person ? (
        <div className={styles.person}>
          {person.avatar}
          <p className={styles.names}>
            <span className={styles.name}>{person.name}</span>
            <span className={styles.detail}>{person.detail}</span>
          </p>
        </div>
      ) : null}
      <AccountNavigation />
    </div>
    <div className={styles.page}>
      <header className={styles.header}>
        {breadcrumbs}
        <div className={styles.titles}>
          <h1 className={styles.heading}>{heading}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  </div>
)
