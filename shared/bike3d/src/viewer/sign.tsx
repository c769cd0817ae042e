import styles from './bike-viewer.module.css'

/** Icon paths, drawn as strokes on a 24 by 24 grid, like the site's icons. */
const PATHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  reset: 'M4.500 12a7.500 7.500 0 1 0 2.400-5.500M4.500 4v4.500H9',
  /** A cube within the corners of a frame: augmented reality. */
  room: 'M12 7.500 16 9.800v4.400L12 16.500l-4-2.300V9.800zM8 9.800l4 2.300 4-2.300M12 12.100v4.400M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4',
} as const

export const Sign = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
