import { SPARK_HEIGHT, SPARK_WIDTH, sparklinePath } from './sparkline-path.ts'
import styles from './sparkline.module.css'

interface Props {
  /** The values, the oldest first. */
  values: readonly number[]
  /** The name for screen readers; without it the line is decorative. */
  label?: string
}

/** A small line that shows how a value has changed, without axes. */
export const Sparkline = ({ values, label }: Props) => (
  <svg
    className={styles.spark}
    viewBox={`0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`}
    preserveAspectRatio="none"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={sparklinePath(values)} />
  </svg>
)
