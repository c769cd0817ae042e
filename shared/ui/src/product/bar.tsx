import styles from './bar.module.css'

interface Props {
  label: string
  /** The value with its unit, as a person reads it. */
  text: string
  /** How full the bar is, 0 to 1; what goes beyond is cut. */
  share: number
  /** Says so beside the label, for instance for weight. */
  isLowerBetter?: boolean
}

/** A figure of a bike with its bar. The text says it all; the bar is for the eye. */
export const Bar = ({ label, text, share, isLowerBetter = false }: Props) => (
  <div className={styles.bar}>
    <span className={styles.label}>
      {label}
      {isLowerBetter ? <span className={styles.note}> (lower is better)</span> : null}
    </span>
    <span className={styles.value}>{text}</span>
    <svg className={styles.track} aria-hidden="true">
      <rect
        className={styles.fill}
        width={`${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%`}
        height="100%"
      />
    </svg>
  </div>
)
