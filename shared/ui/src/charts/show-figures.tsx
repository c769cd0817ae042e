import type { ReactNode } from 'react'

import styles from './chart.module.css'

/** Hides a picture's figures until somebody asks for them. */
export const ShowFigures = ({ children }: { children: ReactNode }) => (
  <details className={styles.figures}>
    <summary className={styles.show}>Show the figures</summary>
    {children}
  </details>
)

/** Takes the room of the line that shows the figures, so that nothing below moves when they come. */
export const NoFigures = () => <div className={styles.noFigures} />
