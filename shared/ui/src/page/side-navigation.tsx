import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './side-navigation.module.css'

/** A page of an area. The link tells by aria-current whether it is the one that is shown. */
export interface SideLink {
  label: string
  link: LinkElement
  icon?: IconName
}

interface Props {
  /** What the links have in common, for readers: Your account. */
  label: string
  links: readonly SideLink[]
}

/** The pages of an area: a column beside them, on a phone a strip above them that scrolls. */
export const SideNavigation = ({ label, links }: Props) => (
  <nav className={styles.nav} aria-label={label}>
    <ul ref={showCurrent} className={styles.list}>
      {links.map((page) => (
        <li key={page.label}>
          {fillLink(page.link, {
            className: styles.link,
            children: (
              <>
                {page.icon ? <Icon name={page.icon} /> : null}
                {page.label}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  </nav>
)

/** On a phone the links are a strip that scrolls: it begins where the page is. */
function showCurrent(strip: HTMLUListElement | null) {
  const link = strip?.querySelector<HTMLElement>('[aria-current]')
  if (!strip || !link) return
  strip.scrollLeft +=
    link.getBoundingClientRect().left - strip.getBoundingClientRect().left - link.offsetWidth
}
