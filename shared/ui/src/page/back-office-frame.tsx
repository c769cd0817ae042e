import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './rail-frame.module.css'
import { type SideLink, SideNavigation } from './side-navigation.tsx'

interface Props {
  /** The page's h1. */
  heading: ReactNode
  lead?: ReactNode
  /** What is above the links to the pages, such as a search. */
  tools?: ReactNode
  /** Links to the pages of the back office. */
  links: readonly SideLink[]
  breadcrumbs?: ReactNode
  /** Buttons for the whole page. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of pages for staff: dense and wide, with the back office's navigation at the side. */
export const BackOfficeFrame = ({ heading, lead, tools, links, breadcrumbs, actions, children }: Props) => (
  <div className={classNames(styles.frame, styles.dense)}>
    <div className={styles.rail}>
      {tools}
      <SideNavigation label="Back office" links={links} />
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
