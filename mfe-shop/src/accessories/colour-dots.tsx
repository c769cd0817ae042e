import { Swatch } from './swatch.tsx'
import styles from './swatch.module.css'

/** The colours of a product as dots; none where there is nothing to choose, because the picture shows it. */
export const ColourDots = ({ colours }: { colours: readonly string[] }) =>
  colours.length < 2 ? null : (
    <span className={styles.dots} role="img" aria-label={`Comes in ${colours.join(', ')}`}>
      {colours.map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </span>
  )
