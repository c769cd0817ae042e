import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './breadcrumbs.module.css'

/** A step on the way here. The last one, the page itself, has no link. */
export interface Breadcrumb {
  label: string
  link?: LinkElement
}

/** The way from the section's start to this page. */
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
