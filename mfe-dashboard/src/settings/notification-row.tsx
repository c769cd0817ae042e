import type { ReactNode } from 'react'

import { SettingRow } from './setting-row.tsx'
import styles from './settings.module.css'

interface Props {
  event: string
  hint: string
  control: ReactNode
}

/** An event that a member can be told of, with the control that says whether and how. */
export const NotificationRow = ({ event, hint, control }: Props) => (
  <li className={styles.row}>
    <SettingRow name={<p className={styles.strong}>{event}</p>} control={control}>
      <p className={styles.quiet}>{hint}</p>
    </SettingRow>
  </li>
)
