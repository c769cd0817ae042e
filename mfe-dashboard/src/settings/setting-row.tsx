import type { ReactNode } from 'react'

import styles from './setting-row.module.css'

interface Props {
  /** An element that names the setting. */
  name: ReactNode
  /** Elements that explain it. */
  children?: ReactNode
  /** The one control of the setting. */
  control?: ReactNode
}

/** A setting: its name with its control at the end of the line, and its explanation below the name. */
export const SettingRow = ({ name, children, control }: Props) => (
  <div className={styles.row}>
    <div className={styles.words}>
      {name}
      {children}
    </div>
    {control ? <div className={styles.control}>{control}</div> : null}
  </div>
)
