import type { ReactNode } from 'react'

import styles from './printed-sheet.module.css'

/** What of a page goes on paper: only this, black on white on A4, under our name. On the screen it changes nothing. */
export const PrintedSheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.sheet}>
    <p className={styles.letterhead} aria-hidden="true">
      <svg viewBox="0 0 24 24" className={styles.mark}>
        <path d="M4 20V4l16 16V4" />
      </svg>
      Nireeka
    </p>
    {children}
  </div>
)
