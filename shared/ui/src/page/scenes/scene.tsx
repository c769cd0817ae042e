import type { ReactNode } from 'react'

import styles from './scene.module.css'

/** What a drawing's lines are made of: `paper` is filled, `faint` recedes, `copper` and `pine` are for what matters in it. */
export const sceneInk = styles

/** A line drawing on a 240 by 160 grid: a glow behind, the ground below. The text beside it says it all. */
export const Scene = ({ children }: { children: ReactNode }) => (
  <svg className={styles.scene} viewBox="0 0 240 160" aria-hidden="true">
    <circle className={styles.glow} cx="120" cy="80" r="66" />
    <path className={styles.ground} d="M22 140h196" />
    {children}
  </svg>
)
