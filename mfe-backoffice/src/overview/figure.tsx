import { Link } from '@nireeka/kit/router'
import { Skeleton, Stat } from '@nireeka/ui'
import { type ReactNode, useId } from 'react'

import styles from './overview.module.css'

interface Props {
  label: string
  value: string
  /** How it differs from the period before, or what it is. */
  hint: string
  /** The list that shows what was counted. */
  path: string
  trend?: ReactNode
}

/** A figure that leads to its list. */
export const Figure = ({ label, value, hint, path, trend }: Props) => (
  <li>
    <Stat
      label={label}
      value={
        <Link to={path} className={styles.figure} aria-label={`${label}: ${value}`}>
          {value}
        </Link>
      }
      hint={hint}
      trend={trend}
    />
  </li>
)

/** Figures in a row, under their heading. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {label}
      </h2>
      <ul className={styles.stats} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  )
}

/** Placeholders of figures, which have their size. */
export const FiguresToCome = ({ label, labels }: { label: string; labels: readonly string[] }) => (
  <Figures label={label}>
    {labels.map((one) => (
      <li key={one}>
        <Stat label={one} value={<>&nbsp;</>} hint={<Skeleton kind="text" lines={1} />} />
      </li>
    ))}
  </Figures>
)
