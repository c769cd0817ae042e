import type { Tone } from '@nireeka/contracts'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './toast.module.css'

interface Props {
  tone: Tone
  text: string
  /** Links that lead on from it; hidden while a dialog is open, over which they would stand. */
  ways?: ReactNode
  onClose: () => void
}

/** A short, temporary notice. The caller decides how it is announced and when it disappears. */
export const Toast = ({ tone, text, ways, onClose }: Props) => (
  <div className={classNames(styles.toast, styles[tone])}>
    <span className={styles.sign}>
      <Icon name={tone === 'error' ? 'danger' : tone} />
    </span>
    <p className={styles.text}>{text}</p>
    <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
      <Icon name="close" />
    </button>
    {ways ? <p className={styles.ways}>{ways}</p> : null}
  </div>
)
