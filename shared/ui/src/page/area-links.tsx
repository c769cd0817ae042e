import { formatNumber } from '@nireeka/contracts'

import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './area-links.module.css'

/** A link to an area of the back office. It has aria-current while one of the area's pages is shown. */
export interface AreaLink {
  label: string
  link: LinkElement
  /** How much waits there; nothing is shown for 0. */
  count?: number
}

interface Props {
  links: readonly AreaLink[]
  /** Called when a link is pressed, also that of the area that is shown. */
  onFollow?: () => void
}

/** The areas of the back office, one below the other. */
export const AreaLinks = ({ links, onFollow }: Props) => (
  <ul className={styles.list}>
    {links.map(({ label, link, count = 0 }) => (
      <li key={label} className={styles.area}>
        {fillLink(link, { className: styles.link, onClick: onFollow && (() => onFollow()), children: label })}
        {count > 0 ? (
          // Beside the link, so that its name stays the area's.
          <span className={styles.count}>
            {formatNumber(count)}
            <span className="visually-hidden"> waiting</span>
          </span>
        ) : null}
      </li>
    ))}
  </ul>
)
