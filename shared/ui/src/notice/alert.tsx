import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './alert.module.css'

export type AlertTone = 'info' | 'success' | 'danger'

interface Props {
  tone?: AlertTone
  title?: string
  children: ReactNode
}

/** A message that stays on the page. Screen readers announce a danger at once, other tones at the next pause. */
export const Alert = ({ tone = 'info', title, children }: Props) => (
  <div className={classNames(styles.alert, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
    <Icon name={tone} />
    <div className={styles.text}>
      {title ? <p className={styles.title}>{title}</p> : null}
      <div>{children}</div>
    </div>
  </div>
)
