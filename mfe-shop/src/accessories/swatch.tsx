import { swatchOf } from './colours.ts'
import styles from './swatch.module.css'

/** A colour as a dot; its name must be shown or announced by the element around it. */
export function Swatch({ name }: { name: string }) {
  const fill = swatchOf(name)
  return (
    <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true">
      <circle className={fill ? styles.dot : styles.unknown} cx="10" cy="10" r="9" fill={fill ?? 'none'} />
    </svg>
  )
}
