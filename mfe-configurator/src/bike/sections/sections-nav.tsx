import styles from './sections-nav.module.css'

const LINKS = [
  ['about', 'Overview'],
  ['range', 'Range'],
  ['geometry', 'Geometry'],
  ['specification', 'Specification'],
  ['reviews', 'Reviews'],
  ['test-ride', 'Dealers'],
] as const

/** Links to the sections of a bike's page, which stay in view above them. */
export const SectionsNav = () => (
  <nav className={styles.nav} aria-label="On this page">
    <ul className={styles.links}>
      {LINKS.map(([id, title]) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
