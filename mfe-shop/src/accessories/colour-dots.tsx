import { Swatch } from './swatch.tsx'
import styles from './swatch.module.css'

/** What it comes in, at a glance; one colour is no choice. */
export const ColourDots = ({ colours }: { colours: readonly string[] }) =>
  colours.length < 2 ? null : (
    <span className={styles.dots} role="img" aria-label={`Comes in ${colours.join(', ')}`}>
      {colours.map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </span>
  )
