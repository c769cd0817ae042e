import type { ReactNode } from 'react'

import styles from './stat.module.css'

interface Props {
  label: string
  value: ReactNode
  hint?: ReactNode
  /** A Sparkline of the value over time. */
  trend?: ReactNode
}

/** One important value, in large type. */
export const Stat = ({ label, value, hint, trend }: Props) => (
  <div className={styles.stat}>
    <p className={styles.label}>{label}</p>
    <p className={styles.value}>{value}</p>
    {hint ? <p className={styles.hint}>{hint}</p> : null}
    {trend ? <div className={styles.trend}>{trend}</div> : null}
  </div>
)
