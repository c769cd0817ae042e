import { SPARK_HEIGHT, SPARK_WIDTH, sparklinePath } from './sparkline-path.ts'
import styles from './sparkline.module.css'

interface Props {
  /** The oldest first. */
  values: readonly number[]
  /** What a reader hears; without it the line is decoration beside a figure. */
  label?: string
}

/** The shape of a series in a line, beside its figure. */
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
