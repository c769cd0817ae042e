import type { CSSProperties } from 'react'

import styles from '../bikes.module.css'

/** A patch of a colour; nothing for one that the rider chooses. */
export const Swatch = ({ colour }: { colour: string | null }) =>
  colour ? (
    <span className={styles.swatch} style={{ '--swatch': colour } as CSSProperties} aria-hidden="true" />
  ) : null
