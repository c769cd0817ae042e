import { Icon } from '../icon/icon.tsx'
import styles from './cart-parts.module.css'

interface Props {
  /** The names of the chosen parts from the server: "Carbon rims, Long Cruise battery". */
  text: string
}

/** The number of characters that fit into about two lines on a phone. */
const SHORT = 90

/** The full list of a configured bike's parts; a long list is collapsed. */
export const CartParts = ({ text }: Props) =>
  text.length <= SHORT ? (
    <span className={styles.parts}>{text}</span>
  ) : (
    <details className={styles.parts}>
      <summary className={styles.summary}>
        What is on it <Icon name="chevron-down" />
      </summary>
      {text}
    </details>
  )
