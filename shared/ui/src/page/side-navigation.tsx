import { formatNumber } from '@nireeka/contracts'

import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { fillLink, type LinkElement } from '../link-slot.ts'
import strip from '../navigation/strip.module.css'
import styles from './side-navigation.module.css'

/** A link to a page of an area. It has aria-current when its page is shown. */
export interface SideLink {
  label: string
  link: LinkElement
  icon?: IconName
  /** How much is new there; nothing is shown for 0. */
  count?: number
}

interface Props {
  /** The name of the navigation for screen readers: Your account. */
  label: string
  links: readonly SideLink[]
}

/** The navigation of an area: a column beside its pages, on a phone a scrolling strip above them. */
export const SideNavigation = ({ label, links }: Props) => (
  <nav className={styles.nav} aria-label={label}>
    <ul ref={showCurrent} className={classNames(strip.strip, styles.list)}>
      {links.map((page) => (
        <li key={page.label}>
          {fillLink(page.link, {
            className: styles.link,
            children: (
              <>
                {page.icon ? <Icon name={page.icon} /> : null}
                {page.label}
                {page.count ? (
                  <span className={styles.count}>
                    {formatNumber(page.count)}
                    <span className="visually-hidden"> new</span>
                  </span>
                ) : null}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  </nav>
)

/** Scrolls the strip of links on a phone to the current page. */
function showCurrent(list: HTMLUListElement | null) {
  const link = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !link) return
  list.scrollLeft += link.getBoundingClientRect().left - list.getBoundingClientRect().left - link.offsetWidth
}
