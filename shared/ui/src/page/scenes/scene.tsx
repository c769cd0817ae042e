import type { ReactNode } from 'react'

import styles from './scene.module.css'

/**
 * Class names for a drawing's shapes: `paper` is filled, `faint` is background, `copper` and `pine` are for the main
 * motif.
 */
export const sceneInk = styles

/**
 * A line drawing on a 240 by 160 grid, with a glow behind and the ground below. Decorative: the text beside it says
 * the same.
 */
export const Scene = ({ children }: { children: ReactNode }) => (
  <svg className={styles.scene} viewBox="0 0 240 160" aria-hidden="true">
    <circle className={styles.glow} cx="120" cy="80" r="66" />
    <path className={styles.ground} d="M22 140h196" />
    {children}
  </svg>
)
