import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './page-frame.module.css'

export type PageKind = 'marketing' | 'catalogue' | 'account' | 'reading' | 'forum' | 'dense' | 'bleed'

interface Props {
  /**
   * Width and spacing: "reading" for texts, "forum" for lists of texts, "dense" for tables, "bleed" for content up to
   * both screen edges.
   */
  kind: PageKind
  /** The page's h1. */
  heading: ReactNode
  /** A few words above the heading: the section that the page is in. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Buttons for the whole page. */
  actions?: ReactNode
  breadcrumbs?: ReactNode
  /** Sticky content beside the page, such as contents or a summary; below the heading on narrow screens. */
  aside?: ReactNode
  children?: ReactNode
}

/** The frame of every page: widths, margins and the heading. */
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
