import type { ReactNode } from 'react'

import styles from './stat.module.css'

interface Props {
  label: string
  value: ReactNode
  hint?: ReactNode
  /** The shape of the figure over time: a Sparkline. */
  trend?: ReactNode
}

/** One figure that matters, big. */
export const Stat = ({ label, value, hint, trend }: Props) => (
  <div className={styles.stat}>
    <p className={styles.label}>{label}</p>
    <p className={styles.value}>{value}</p>
    {hint ? <p className={styles.hint}>{hint}</p> : null}
    {trend ? <div className={styles.trend}>{trend}</div> : null}
  </div>
)
