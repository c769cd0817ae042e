import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './bar.module.css'

interface Props {
  label: ReactNode
  /** The value with its unit, as text. */
  text: string
  /** How full the bar is, 0 to 1; larger values are cut off. */
  share: number
  /** The share before the change, shown as a mark on the bar. */
  shareBefore?: number
  /** The change as text, for example "+22 km". */
  change?: { text: string; isBetter: boolean }
}

/** A value of a bike with its bar. The text has all the information; the bar illustrates it. */
export const Bar = ({ label, text, share, shareBefore, change }: Props) => (
  <div className={styles.bar}>
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>
      {change ? (
        <>
          <span className={classNames(styles.change, change.isBetter && styles.better)}>
            {change.text}
          </span>{' '}
        </>
      ) : null}
      {text}
    </span>
    <svg className={styles.track} aria-hidden="true">
      <rect className={styles.fill} width={toPercent(share)} height="100%" />
      {change && shareBefore !== undefined ? (
        <rect className={styles.before} x={toPercent(shareBefore)} height="100%" />
      ) : null}
    </svg>
  </div>
)

const toPercent = (share: number) => `${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%`
