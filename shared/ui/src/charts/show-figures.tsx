import type { ReactNode } from 'react'

import styles from './chart.module.css'

/** A closed disclosure with a chart's values. */
export const ShowFigures = ({ children }: { children: ReactNode }) => (
  <details className={styles.figures}>
    <summary className={styles.show}>Show the figures</summary>
    {children}
  </details>
)

/** Reserves the space of the disclosure with the values, so that nothing below moves when it appears. */
export const NoFigures = () => <div className={styles.noFigures} />
