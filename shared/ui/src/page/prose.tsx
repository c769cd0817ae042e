import type { ReactNode } from 'react'

import styles from './prose.module.css'

/** Running text: articles, forum posts, legal pages. Styles the plain elements inside it. */
export const Prose = ({ children }: { children: ReactNode }) => <div className={styles.prose}>{children}</div>
