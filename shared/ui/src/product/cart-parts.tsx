import { Icon } from '../icon/icon.tsx'
import styles from './cart-parts.module.css'

interface Props {
  /** The chosen parts by name, as the server says them: "Carbon rims, Long Cruise battery". */
  text: string
}

/** About two lines of a cart on a phone. */
const SHORT = 90

/** The parts of a bike that somebody has put together, in full: a long list is folded. */
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
