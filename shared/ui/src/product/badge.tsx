import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'accent' | 'highlight' | 'success' | 'info' | 'danger'

interface Props {
  tone?: BadgeTone
  children: ReactNode
}

/** A label for a state, in a word or two. */
export const Badge = ({ tone = 'neutral', children }: Props) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
)
