import type { ReactNode } from 'react'

import styles from './printed-sheet.module.css'

/** The only part of a page that is printed: black on white on A4, below our name. It changes nothing on the screen. */
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
