import { Swatch } from './swatch.tsx'
import styles from './swatch.module.css'

/** The colours of a product as dots; a single one has its name beside it. */
export const ColourDots = ({ colours }: { colours: readonly string[] }) =>
  colours.length < 2 ? (
    colours.map((name) => (
      <span key={name} className={styles.dots}>
        <span className={styles.single}>
          <Swatch name={name} />
          {name}
        </span>
      </span>
    ))
  ) : (
    <span className={styles.dots} role="img" aria-label={`Comes in ${colours.join(', ')}`}>
      {colours.map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </span>
  )
