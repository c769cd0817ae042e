import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './breadcrumbs.module.css'

/** One breadcrumb. The last one, the page itself, has no link. */
export interface Breadcrumb {
  label: string
  link?: LinkElement
}

/** The path from the section's start page to the current page. */
export const Breadcrumbs = ({ items }: { items: readonly Breadcrumb[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.list}>
      {items.map(({ label, link }) => (
        <li key={label} className={styles.item}>
          {link ? (
            fillLink(link, { className: styles.link, children: label })
          ) : (
            <span aria-current="page">{label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
