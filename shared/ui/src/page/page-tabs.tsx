import { classNames } from '../class-names.ts'
import { fillLink, type LinkElement } from '../link-slot.ts'
import strip from '../navigation/strip.module.css'
import styles from './page-tabs.module.css'

/** A link to a page of an area. It has aria-current while it, or a page below it, is shown. */
export interface PageTab {
  label: string
  link: LinkElement
}

interface Props {
  /** The name of the navigation for screen readers: "Bikes". */
  label: string
  links: readonly PageTab[]
}

/** The pages of an area as a line of links, which scrolls on a phone. They look like tabs, and not like filters. */
export const PageTabs = ({ label, links }: Props) => (
  <nav className={styles.nav} aria-label={label}>
    <ul className={classNames(strip.strip, styles.list)}>
      {links.map((page) => (
        <li key={page.label}>{fillLink(page.link, { className: styles.link, children: page.label })}</li>
      ))}
    </ul>
  </nav>
)
