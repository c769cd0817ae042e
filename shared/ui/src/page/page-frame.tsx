import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './page-frame.module.css'

export type PageKind = 'marketing' | 'catalogue' | 'account' | 'reading' | 'forum' | 'dense' | 'bleed'

interface Props {
  /** Width and air: "reading" for texts, "forum" for lists of them, "dense" for tables, "bleed" for what reaches both edges. */
  kind: PageKind
  /** The page's one h1. */
  heading: ReactNode
  /** A few words above the heading: where one is. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Buttons that act on the whole page. */
  actions?: ReactNode
  breadcrumbs?: ReactNode
  /** Beside the page, in sight while it is scrolled: contents, a summary. Below its heading where there is no room. */
  aside?: ReactNode
  children?: ReactNode
}

/** The frame of every page: widths, gutters and the heading. */
export const PageFrame = ({ kind, heading, eyebrow, lead, actions, breadcrumbs, aside, children }: Props) => (
  <div className={classNames(styles.frame, styles[kind])}>
    <header className={styles.header}>
      {breadcrumbs}
      <div className={styles.titles}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h1 className={styles.heading}>{heading}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
    {aside ? (
      <div className={styles.columns}>
        <div className={styles.aside}>{aside}</div>
        <div className={styles.content}>{children}</div>
      </div>
    ) : (
      children
    )}
  </div>
)
