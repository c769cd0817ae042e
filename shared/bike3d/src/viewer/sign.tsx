import styles from './bike-viewer.module.css'

/** Drawn on a 24 by 24 grid, as strokes, like the icons of the site. */
const PATHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  reset: 'M4.500 12a7.500 7.500 0 1 0 2.400-5.500M4.500 4v4.500H9',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
} as const

export const Sign = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
