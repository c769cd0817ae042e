import { BestMark } from '../performance/best-mark.tsx'
import styles from './compare.module.css'

/** What ticks and bars mean: above the figures, on a wide screen beside the pictures. */
export const Legend = () => (
  <p className={styles.legend} aria-hidden="true">
    <BestMark /> marks the best in each line. A full bar is the best of all our bikes.
  </p>
)
