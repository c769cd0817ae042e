import type { ReactNode } from 'react'

import { type LinkElement, fillLink } from '../link-slot.ts'
import { AreaLinks, type AreaLink } from './area-links.tsx'
import { AreaMenu } from './area-menu.tsx'
import styles from './back-office-frame.module.css'
import { PageTabs, type PageTab } from './page-tabs.tsx'

interface Props {
  /** The page's h1. */
  heading: ReactNode
  lead?: ReactNode
  /** What is above the links to the areas, such as a search; on a phone it is in the bar. */
  tools?: ReactNode
  /** Links to the areas; on a phone they are behind a button. */
  links: readonly AreaLink[]
  /** The link out of the back office. */
  site: LinkElement
  /** Links to the pages of the current area, where it has several. */
  pages?: { label: string; links: readonly PageTab[] }
  breadcrumbs?: ReactNode
  /** Buttons for the whole page. */
  actions?: ReactNode
  children: ReactNode
}

const NAME = 'Back office'
const SITE = 'View site'

/**
 * The frame of pages for staff: dense and wide, with the areas at the side. On a phone a bar with a menu takes the place
 * of the site's header.
 */
export const BackOfficeFrame = ({ tools, links, site, pages, children, ...head }: Props) => (
  <div className={styles.frame}>
    <div className={styles.rail}>
      <AreaMenu name={NAME} links={links} />
      <div className={styles.tools}>{tools}</div>
      {fillLink(site, { className: styles.site, children: SITE })}
      <nav className={styles.areas} aria-label={NAME}>
        <AreaLinks links={links} />
      </nav>
    </div>
    <div className={styles.page}>
      <Head {...head} />
      {pages ? <PageTabs {...pages} /> : null}
      {children}
    </div>
  </div>
)

type HeadProps = Pick<Props, 'heading' | 'lead' | 'breadcrumbs' | 'actions'>

const Head = ({ heading, lead, breadcrumbs, actions }: HeadProps) => (
  <header className={styles.header}>
    {breadcrumbs}
    <div className={styles.titles}>
      <h1 className={styles.heading}>{heading}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </header>
)
