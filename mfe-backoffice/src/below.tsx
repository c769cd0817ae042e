import type { ReactNode } from 'react'

import styles from './below.module.css'

/** A quiet second line, such as a number below its title. It isn't underlined where both are a link. */
export const Below = ({ children }: { children: ReactNode }) => (
  <span className={styles.below}>{children}</span>
)
